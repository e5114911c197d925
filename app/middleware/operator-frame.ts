import { createContext, data } from "react-router";
import type { MiddlewareFunction } from "react-router";
import type { OperatorFrame } from "../../worker/operators/get-operator-frame";
import { rightForAddress } from "~/content/operator-navigation";
import { servicesContext } from "~/context";
import { hasRight, missingRightText } from "~/domain/company-rights";
import { requireOperator } from "./require-operator";

/** For whom the operator acts who asks, put there by the middleware below for the pages of the portal. */
export const operatorFrameContext = createContext<OperatorFrame>();

/** Reads for whom an operator acts, once for all that a page is made of. */
export const operatorFrameMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const viewer = requireOperator(context, url);
  context.set(operatorFrameContext, await context.get(servicesContext).getOperatorFrame(viewer));
  return next();
};

/** What a page of the portal is refused with: why, and what still stands around it. */
export interface RightRefusal {
  detail: string;
  frame: OperatorFrame;
}

/**
 * Answers with 403 where the page at this address needs a right that no company has given; the use cases check again. Who
 * acts for no company at all is shown that there is nothing. Called by the portal's outermost loader, not by a middleware:
 * those refuse before anything is known that the refusal could stand in.
 */
export function requirePageRight(frame: OperatorFrame, url: URL): void {
  const right = rightForAddress(url.pathname);
  if (right === null || frame.memberships.length === 0 || hasRight(frame.memberships, right)) return;
  throw data<RightRefusal>({ detail: missingRightText(right), frame }, { status: 403 });
}
