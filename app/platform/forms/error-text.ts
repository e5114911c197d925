import { isRouteErrorResponse } from "react-router";

interface ErrorText {
  title: string;
  detail: string;
  /** True if the same URL may work later. */
  mayPass: boolean;
}

const texts: Record<number, ErrorText> = {
  400: {
    title: "Invalid request",
    detail: "Something in the URL or the form is not valid. Go back and try again.",
    mayPass: false,
  },
  403: {
    title: "Not available for this account",
    detail: "This part of the site is for accounts with another role.",
    mayPass: false,
  },
  404: {
    title: "Page Not Found",
    detail: "This page doesn't exist. It may have moved, or the link may be wrong.",
    mayPass: false,
  },
  405: {
    title: "Action not supported",
    detail: "This page can't process the request. Start from one of the pages below.",
    mayPass: false,
  },
  429: {
    title: "Too many requests",
    detail: "We received too many requests from your connection. Wait a minute, then try again.",
    mayPass: true,
  },
  503: {
    title: "Temporarily unavailable",
    detail: "The site is busy or under maintenance. Your bookings are safe. Try again in a minute.",
    mayPass: true,
  },
};
const refusal: ErrorText = {
  title: "That didn't work",
  detail: "We couldn't process the request. Go back and check what you entered.",
  mayPass: false,
};
const failure: ErrorText = {
  title: "Something went wrong",
  detail: "This is an error on our side. Your bookings are safe. Try again in a moment.",
  mayPass: true,
};

/** @param status HTTP status, 400 to 599 */
export function errorText(status: number): ErrorText {
  return texts[status] ?? (status >= 400 && status < 500 ? refusal : failure);
}

/** Returns the HTTP status of what a route threw; anything but a response is a 500. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
