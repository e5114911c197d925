import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Route } from "./+types/tours";
import { DeleteTours } from "~/components/admin/tours/delete-tours";
import { tourColumns } from "~/components/admin/tours/tour-columns";
import { TourMenu } from "~/components/admin/tours/tour-menu";
import { BulkActions } from "~/components/back-office/bulk-actions";
import { DataTable } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { buttonClasses } from "~/components/ui/button";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { regionLabels, regions, tourTypeLabels, tourTypes } from "~/domain/tours/tour";
import { tourActionLabels, tourListStatuses, tourStatusLabels, versionName } from "~/domain/tours/tour-list";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { changeTours } from "~/lib/tours/change-tours.server";
import { tourListQuery } from "~/lib/tours/tour-list-query";
import { requireAdmin } from "~/middleware/require-admin";
import type { AdminTour } from "../../../worker/tours/admin/admin-tours.repo";

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const query = tourListQuery.parse(Object.fromEntries(url.searchParams));
  const { columns: _, ...filter } = query;
  const [list, desk] = await Promise.all([
    services.listAdminTours(viewer, { ...filter, limit: pageSize }),
    services.getTourDesk(viewer),
  ]);
  return { ...list, ...desk, query };
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
  look: intent === "delete" ? ("danger" as const) : ("secondary" as const),
}));
const bulkRestore = [{ intent: "restore", label: tourActionLabels.restore }];

export default function Tours({ loaderData, actionData }: Route.ComponentProps) {
  const { tours, nextCursor, pending, operators, query } = loaderData;
  const { selection, isBusy, act: send } = useBulk(actionData);
  const [toDelete, setToDelete] = useState<string[]>([]);
  const { q, status, operator, region, type, featured, sort, columns } = query;

  function act(intent: string, ids: readonly string[]) {
    if (intent === "delete") return setToDelete([...ids]);
    const shown = tours.filter(({ slug }) => ids.includes(slug));
    send(
      intent,
      ids,
      Object.fromEntries(shown.map(({ slug, version }) => [versionName(slug), String(version)])),
    );
  }

  function menuOf(tour: AdminTour) {
    return <TourMenu tour={tour} onAct={(intent) => act(intent, [tour.slug])} />;
  }

  return (
    <BackOfficePage title="Tour Management" intro="All tours. Booking counts include canceled ones.">
      <div className="mt-3 flex flex-wrap gap-2">
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
        <ListTools columns={tourColumns} state={query} csvPath="/admin/tours.csv" />
      </div>
      <ListFilters
        query={{ q, status, operator, region, type, featured }}
        kept={{ sort, columns }}
        placeholder="Title, place, state, slug or operator"
        choices={[
          {
            name: "status",
            label: "Status",
            all: "All but deleted",
            options: tourListStatuses.map((value) => [value, tourStatusLabels[value]] as const),
          },
          {
            name: "operator",
            label: "Operator",
            all: "All operators",
            options: operators.map(({ slug, companyName }) => [slug, companyName] as const),
          },
          {
            name: "region",
            label: "Region",
            all: "All regions",
            options: regions.map((value) => [value, regionLabels[value]] as const),
          },
          {
            name: "type",
            label: "Type",
            all: "All types",
            options: tourTypes.map((value) => [value, tourTypeLabels[value]] as const),
          },
          {
            name: "featured",
            label: "Home page",
            all: "All",
            options: [
              ["yes", "On the home page"],
              ["no", "Not on the home page"],
            ],
          },
        ]}
      />
      <BulkActions
        selection={selection}
        actions={status === "deleted" ? bulkRestore : bulkActions}
        isBusy={isBusy}
        onAct={act}
      />
      {tours.length === 0 ? (
        <EmptyList>No tours found</EmptyList>
      ) : (
        <DataTable
          caption="Tours"
          columns={tourColumns}
          rows={tours}
          idOf={({ slug }) => slug}
          nameOf={({ title }) => title}
          state={query}
          selection={selection}
          addressOf={({ slug }) => `/admin/tours/${slug}`}
          actions={menuOf}
        />
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="First page" next="Next page" />
      <DeleteTours
        names={toDelete.map((slug) => tours.find((tour) => tour.slug === slug)?.title ?? slug)}
        onClose={() => setToDelete([])}
        onDelete={() => send("delete", toDelete)}
      />
    </BackOfficePage>
  );
}
