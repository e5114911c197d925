import { createContext, data } from "react-router";
import type { MiddlewareFunction } from "react-router";
import type { OperatorFrame } from "../../worker/operators/get-operator-frame";
import { rightForAddress } from "~/content/operator-navigation";
import { servicesContext } from "~/context";
import { hasRight, missingRightText } from "~/domain/company-rights";
import { requireOperator } from "./require-operator";

/** For whom the operator acts who asks, put there by the middleware below for the pages of the portal. */
export const operatorFrameContext = createContext<OperatorFrame>();

/** What a page of the portal is refused with: why, and what still stands around it. */
export interface RightRefusal {
  detail: string;
  frame: OperatorFrame;
}

/**
 * Answers with 403 where the page at this address needs a right that no company has given; the use cases check again. Who
 * acts for no company at all is shown that there is nothing.
 */
export const requirePageRight: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const frame = await context.get(servicesContext).getOperatorFrame(requireOperator(context, url));
  context.set(operatorFrameContext, frame);
  const right = rightForAddress(url.pathname);
  if (right !== null && frame.memberships.length > 0 && !hasRight(frame.memberships, right)) {
    throw data<RightRefusal>({ detail: missingRightText(right), frame }, { status: 403 });
  }
  return next();
};
