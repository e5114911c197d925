import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import type { OperatorFrameFigures } from "../../worker/overview/get-operator-frame";
import { loginPath, secondFactorPath } from "./require-viewer";

/** Body of a 403 in the portal: the reason, and the frame to render around it. */
export interface RightRefusal {
  detail: string;
  frame: OperatorFrameFigures;
}

/** Set for portal pages by `operatorFrameMiddleware`: why the user may not open the page, or null. */
export const rightRefusalContext = createContext<RightRefusal | null>(null);

/**
 * Returns the signed-in tour operator, including one awaiting verification. Redirects guests to the login; throws a 403 for
 * anyone else, and for members without the right that the page requires, before a form of it is read.
 */
export function requireOperator(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(url));
  if (viewer.role !== "tour_operator" || viewer.status === "suspended") throw data(null, { status: 403 });
  if (viewer.needsSecondFactor) throw redirect(secondFactorPath);
  const refusal = context.get(rightRefusalContext);
  if (refusal) throw data<RightRefusal>(refusal, { status: 403 });
  return viewer;
}
