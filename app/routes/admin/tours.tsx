import { Plus, MoreHorizontal } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { DeleteTours } from "~/components/admin/tours/delete-tours";
import { ExportableList } from "~/components/back-office/exportable-list";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { tourActionLabels, versionName, actionsForTour, type TourAction } from "~/domain/tours/tour-list";
import { useMay } from "~/hooks/use-may";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { changeTours } from "~/lib/tours/change-tours.server";
import { toursList } from "~/lists/admin/tours";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import type { AdminTour } from "../../../worker/tours/admin/admin-tours.repo";
import type { Route } from "./+types/tours";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const [list, desk] = await Promise.all([
    loadList(toursList, viewer, { context, url }),
    context.get(servicesContext).getTourDesk(viewer),
  ]);
  return { ...list, ...desk };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return changeTours(context, request, url);
}

export function meta() {
  return backOfficeMeta("Tour Management");
}

const bulkActions = (["publish", "unpublish", "feature", "unfeature", "delete"] as const).map((intent) => ({
  intent,
  label: tourActionLabels[intent],
  variant: intent === "delete" ? ("danger" as const) : ("secondary" as const),
}));
const bulkRestore = [{ intent: "restore", label: tourActionLabels.restore }];

export default function Tours({ loaderData }: Route.ComponentProps) {
  const { tours, pending, operators, state } = loaderData;
  const mayChange = useMay()("tours");
  const { selection, isBusy, act: send } = useBulk();
  const [toDelete, setToDelete] = useState<string[]>([]);

  function act(intent: string, ids: readonly string[]) {
    if (intent === "delete") return setToDelete([...ids]);
    const shown = tours.filter(({ slug }) => ids.includes(slug));
    send(
      intent,
      ids,
      Object.fromEntries(shown.map(({ slug, version }) => [versionName(slug), String(version)])),
    );
  }

  return (
    <BackOfficePage title="Tour Management" intro="All tours. Booking counts include canceled ones.">
      <ExportableList
        list={toursList}
        rows={tours}
        loaded={loaderData}
        choices={{ operator: operators.map(({ slug, companyName }) => [slug, companyName]) }}
        tools={
          mayChange && (
            <>
              <Link to="/admin/tours/new" className={buttonClasses("primary", "min-h-9 px-3 py-1 text-sm")}>
                <Plus aria-hidden className="size-4" />
                Add Tour
              </Link>
              <Link
                to="/admin/tours?status=pending"
                className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}
              >
                Moderation queue ({pending})
              </Link>
              <Link
                to="/admin/tours/facts"
                className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}
              >
                Facts to look up
              </Link>
            </>
          )
        }
        bulk={
          mayChange
            ? {
                selection,
                actions: state.status === "deleted" ? bulkRestore : bulkActions,
                isBusy,
                onAct: act,
              }
            : undefined
        }
        renderActions={(tour) =>
          mayChange && <TourMenu tour={tour} onAct={(intent) => act(intent, [tour.slug])} />
        }
      />
      <DeleteTours
        names={toDelete.map((slug) => tours.find((tour) => tour.slug === slug)?.title ?? slug)}
        onClose={() => setToDelete([])}
        onDelete={() => send("delete", toDelete)}
      />
    </BackOfficePage>
  );
}

function TourMenu({
  tour,
  onAct,
}: {
  tour: AdminTour;
  onAct: (action: Exclude<TourAction, "reject">) => void;
}) {
  const address = `/admin/tours/${tour.slug}`;
  const actions = actionsForTour(tour).filter((action) => action !== "reject");
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={buttonClasses("secondary", "min-h-9 px-2.5 py-1 text-sm")}>
        <MoreHorizontal aria-hidden className="size-4" />
        <span className="sr-only">Actions for {tour.title}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {tour.deletedAt === null && (
          <>
            <DropdownMenuItem asChild className="min-h-9">
              <Link to={`${address}/edit`}>Edit</Link>
            </DropdownMenuItem>
            {tour.status === "pending" && (
              <DropdownMenuItem asChild className="min-h-9">
                <Link to={`${address}#moderation`}>Review</Link>
              </DropdownMenuItem>
            )}
          </>
        )}
        <DropdownMenuItem asChild className="min-h-9">
          <Link to={`${address}/preview`}>Preview</Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        {actions.map((action) => (
          <DropdownMenuItem
            key={action}
            className={action === "delete" ? "min-h-9 text-danger" : "min-h-9"}
            onSelect={() => onAct(action)}
          >
            {tourActionLabels[action]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
