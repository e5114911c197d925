import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { HeldChangesFrame } from "~/office/undo/held-changes";
import { ErrorPage } from "~/features/site/error-page";
import { SiteFrame } from "~/features/site/site-frame";
import { OperatorFrame, OperatorError, rightRefusalOf } from "~/office/frame/operator-frame";
import { servicesContext } from "~/context";
import { hasRight } from "~/domain/operators/operator-rights";
import { useViewer } from "~/platform/pages/use-site";
import { errorStatus } from "~/platform/forms/error-text";
import { keepListOnFailure } from "~/office/lists/list-failure";
import { readOfficeView } from "~/office/frame/office-view";
import { loadOfficeView } from "~/office/frame/office-view.server";
import { requireOperator } from "~/middleware/require-operator";
import { membershipsContext, operatorFrameMiddleware } from "~/middleware/operator-frame";

export const middleware: Route.MiddlewareFunction[] = [operatorFrameMiddleware];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepListOnFailure];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const memberships = context.get(membershipsContext);
  const [frame, work, held, view] = await Promise.all([
    services.getOperatorFrame(viewer),
    services.countOperatorWork(viewer),
    hasRight(memberships, "bookings") ? services.listHeldChanges(viewer) : [],
    loadOfficeView(context, viewer, request),
  ]);
  return { ...frame, work, held, view };
}

export { revalidatesFrame as shouldRevalidate } from "~/platform/pages/revalidation";

/** Operator pages are private and must not be cached. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export default function OperatorLayout({ loaderData }: Route.ComponentProps) {
  return (
    <OperatorFrame {...loaderData}>
      <HeldChangesFrame held={loaderData.held} undoPath="/operator/held">
        <Outlet />
      </HeldChangesFrame>
    </OperatorFrame>
  );
}

/** Error boundary: operators keep the layout if a page fails; everyone else sees nothing of it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const viewer = useViewer();
  const frame = loaderData ?? rightRefusalOf(error)?.frame;
  if (viewer?.role !== "tour_operator" || viewer.status === "suspended")
    return (
      <SiteFrame>
        <ErrorPage status={errorStatus(error)} />
      </SiteFrame>
    );
  return (
    <OperatorFrame
      memberships={[]}
      suspended={[]}
      toAnswer={[]}
      work={null}
      view={readOfficeView(null)}
      {...frame}
    >
      <OperatorError error={error} />
    </OperatorFrame>
  );
}
