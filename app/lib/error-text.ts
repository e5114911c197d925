import { isRouteErrorResponse } from "react-router";

/** Text of an error page. */
export interface ErrorText {
  title: string;
  detail: string;
  /** True if the same URL may work later. */
  mayPass: boolean;
}

const texts: Record<number, ErrorText> = {
  400: {
    title: "We could not read that",
    detail:
      "Something in the address or the form was not as this page expects it. Please go back and try again.",
    mayPass: false,
  },
  403: {
    title: "Not for this account",
    detail: "This part of the site is for accounts of another role than the one you are signed in with.",
    mayPass: false,
  },
  404: {
    title: "Page Not Found",
    detail: "There is no page at this address. It may have moved, or the link has a slip in it.",
    mayPass: false,
  },
  405: {
    title: "Nothing to do here",
    detail: "This address does not take what was sent to it. Please start from one of the pages below.",
    mayPass: false,
  },
  429: {
    title: "One moment, please",
    detail: "A great many requests came from your connection. Please wait a minute, then try again.",
    mayPass: true,
  },
  503: {
    title: "We cannot answer just now",
    detail:
      "The site is busy or being looked after. Nothing you booked is lost; please try again in a minute.",
    mayPass: true,
  },
};
const refusal: ErrorText = {
  title: "That did not work",
  detail: "We could not do what was asked for at this address. Please go back and check what you entered.",
  mayPass: false,
};
const fault: ErrorText = {
  title: "Something went wrong",
  detail: "The fault is ours. Please try again in a moment; nothing you booked is lost.",
  mayPass: true,
};

/** @param status HTTP status, 400 to 599 */
export function errorText(status: number): ErrorText {
  return texts[status] ?? (status >= 400 && status < 500 ? refusal : fault);
}

/** Returns the HTTP status of what a route threw; anything but a response is a 500. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
