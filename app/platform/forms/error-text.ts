import { isRouteErrorResponse } from "react-router";
import { platformMessages } from "../messages";

interface ErrorText {
  title: string;
  detail: string;
  /** True if the same URL may work later. */
  mayPass: boolean;
}

/** @param status HTTP status, 400 to 599 */
export function errorText(status: number): ErrorText {
  const { errors } = platformMessages();
  const isFailure = status < 400 || status >= 500;
  const text = isNamed(status, errors) ? errors[status] : errors[isFailure ? "failure" : "refusal"];
  return { ...text, mayPass: isFailure || status === 429 };
}

function isNamed<Errors extends object>(status: number, errors: Errors): status is number & keyof Errors {
  return Object.hasOwn(errors, status);
}

/** Returns the HTTP status of what a route threw; anything but a response is a 500. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
