import { createContext, type MiddlewareFunction } from "react-router";
import type { OperatorFrameFigures } from "../../worker/overview/get-operator-frame";
import { rightForAddress } from "~/content/operator-navigation";
import { servicesContext } from "~/context";
import { hasRight, missingRightText, type Membership } from "~/domain/operators/operator-rights";
import { requireOperator } from "./require-operator";

/** The operators that the user acts for, set for portal pages by the middleware below. */
export const membershipsContext = createContext<Membership[]>();

/** Reads the user's memberships once per request, for all loaders of a page. */
export const operatorFrameMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const viewer = requireOperator(context, url);
  context.set(membershipsContext, await context.get(servicesContext).listMemberships(viewer));
  return next();
};

/** Body of a 403 in the portal: the reason, and the frame to render around it. */
export interface RightRefusal {
  detail: string;
  frame: OperatorFrameFigures;
}

/**
 * Returns the reason for a 403 if the page at this URL requires a right that the user lacks, else null; the use cases check again. Users
 * without an operator pass: they get empty lists. Called by the portal's outermost loader and not by a middleware, which would fail
 * before the frame around the error is known.
 */
export function pageRefusal(memberships: readonly Membership[], url: URL): string | null {
  const right = rightForAddress(url.pathname);
  if (right === null || memberships.length === 0 || hasRight(memberships, right)) return null;
  return missingRightText(right);
}
