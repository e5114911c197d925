import { createContext, type MiddlewareFunction } from "react-router";
import { operatorRightFor } from "~/domain/office/office-access";
import { servicesContext } from "~/context";
import { hasRight, missingRightText, type Membership } from "~/domain/operators/operator-rights";
import { requireOperator, rightRefusalContext } from "./require-operator";

/** The operators that the user acts for, set for portal pages by the middleware below. */
export const membershipsContext = createContext<Membership[]>();

/**
 * Guards all pages of the portal, including their data requests; the use cases check again. Reads the user's memberships once per request,
 * for all loaders of a page. A missing right is only noted, for `requireOperator`: an error of a middleware would have no frame.
 */
export const operatorFrameMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const memberships = await services.listMemberships(viewer);
  context.set(membershipsContext, memberships);
  const detail = pageRefusal(memberships, url);
  if (detail !== null)
    context.set(rightRefusalContext, { detail, frame: await services.getOperatorFrame(viewer) });
  return next();
};

/**
 * Returns the reason for a 403 if the page at this URL requires a right that the user lacks, else null. Users without an operator pass: they
 * get empty lists.
 */
export function pageRefusal(memberships: readonly Membership[], url: URL): string | null {
  const right = operatorRightFor(url.pathname);
  if (right === null || memberships.length === 0 || hasRight(memberships, right)) return null;
  return missingRightText(right);
}
