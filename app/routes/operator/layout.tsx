import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/layout";
import { ErrorPage } from "~/components/layout/error-page";
import { SiteFrame } from "~/components/layout/site-frame";
import { OperatorFrame, OperatorError, rightRefusalOf } from "~/components/operator/frame/operator-frame";
import { servicesContext } from "~/context";
import { useViewer } from "~/hooks/use-site";
import { errorStatus } from "~/lib/forms/error-text";
import { requireOperator, requireOperatorMiddleware } from "~/middleware/require-operator";
import { operatorFrameContext, operatorFrameMiddleware, requirePageRight } from "~/middleware/operator-frame";

export const middleware: Route.MiddlewareFunction[] = [requireOperatorMiddleware, operatorFrameMiddleware];

export async function loader({ context, url }: Route.LoaderArgs) {
  const frame = context.get(operatorFrameContext);
  requirePageRight(frame, url);
  const viewer = requireOperator(context, url);
  const unread = await context.get(servicesContext).countUnreadThreads(viewer);
  return { ...frame, unread };
}

/** Reloads after navigation, after changes, and when a page revalidates; not with each filter of a list. */
export function shouldRevalidate({
  formMethod,
  actionStatus = 200,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  const isAskedFor = currentUrl.href === nextUrl.href;
  return (
    (formMethod !== undefined && actionStatus < 400) || isAskedFor || currentUrl.pathname !== nextUrl.pathname
  );
}

/** Operator pages are private and must not be cached. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export default function OperatorLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <OperatorFrame {...loaderData} />
      <Outlet />
    </SiteFrame>
  );
}

/** Error boundary: operators keep the layout if a page fails; everyone else sees nothing of it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const viewer = useViewer();
  const isOperator = viewer?.role === "tour_operator" && viewer.status !== "suspended";
  const frame = loaderData ?? rightRefusalOf(error)?.frame;
  return (
    <SiteFrame>
      {isOperator ? (
        <>
          {frame && <OperatorFrame unread={0} {...frame} />}
          <OperatorError error={error} />
        </>
      ) : (
        <ErrorPage status={errorStatus(error)} />
      )}
    </SiteFrame>
  );
}
