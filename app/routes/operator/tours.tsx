import { Plus, Upload } from "lucide";
import { Link, redirect } from "react-router";
import { z } from "zod";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/tours";
import { DataTable } from "~/office/lists/data-table";
import { DetailsPanel } from "~/office/lists/details-panel";
import { ListFilters } from "~/office/lists/list-filters";
import { TourRowActions } from "~/features/tours/office/operator/tour-row-actions";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { FormMessage } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";
import { tourStatuses } from "~/domain/tours/tour";
import { tourStatusLabels } from "~/domain/tours/tour-list";
import { PageLinks } from "~/office/ui/page-links";
import { useForm } from "~/platform/forms/use-form";
import { useOpenRow } from "~/office/lists/use-open-row";
import { useSeveralOperators } from "~/features/operators/office/operator/use-several-operators";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { isPauseForm, pauseSalesByForm } from "~/features/tours/office/pause-sales.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { openRowParam } from "~/platform/pages/open-row";
import { queryAddress } from "~/platform/pages/query-address";
import { operatorTourColumns } from "~/features/tours/office/operator/tours.list";
import { cn } from "~/ui/cn";
import { requireOperator } from "~/middleware/require-operator";

const querySchema = z.object({
  status: z.enum(tourStatuses).optional().catch(undefined),
  q: z.string().trim().max(200).optional().catch(undefined),
  cursor: z.string().max(1000).optional().catch(undefined),
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { status, q, cursor } = querySchema.parse(Object.fromEntries(url.searchParams));
  return {
    ...(await context.get(servicesContext).listOperatorTours(viewer, { status, q, cursor })),
    status: status ?? null,
    q,
    cursor,
    isDeleted: url.searchParams.has("deleted"),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (isPauseForm(form)) return pauseSalesByForm(services, viewer, form);
  return answerForm(form, z.object({ intent: z.literal("duplicate"), id: z.string() }), async ({ id }) => {
    const { slug } = await services.duplicateTour(viewer, id);
    throw redirect(stepPath(slug, "edit"), 303);
  });
}

export function meta() {
  return backOfficeMeta("Your tours");
}

const panelButton = "min-h-9 px-3 py-1 text-sm";

export default function Tours({ loaderData }: Route.ComponentProps) {
  const { tours, nextCursor, counts, status, q, cursor, isDeleted } = loaderData;
  const query = { status: status ?? undefined, q, cursor };
  const columns = operatorTourColumns(useSeveralOperators());
  const row = useOpenRow();
  const opened = tours.find(({ slug }) => slug === row.id);
  const form = useForm();
  return (
    <BackOfficePage
      title="Your tours"
      intro="Prices are per traveler. Open a tour to see what its page is missing."
    >
      <FormMessage form={form} className="mt-2" />
      {isDeleted && (
        <p role="status" className="mt-2 font-semibold text-success">
          The draft is deleted.
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to="/operator/tours/create" className={buttonClasses("primary", "min-h-8 px-2.5 py-1 text-sm")}>
          <Icon icon={Plus} className="size-4" />
          New tour
        </Link>
        <Link
          to="/operator/tours/import"
          className={buttonClasses("secondary", "min-h-8 px-2.5 py-1 text-sm")}
        >
          <Icon icon={Upload} className="size-4" />
          Import tours
        </Link>
        <nav aria-label="Status">
          <ul className="flex flex-wrap gap-1">
            <StatusLink to="/operator/tours" name="All" count={counts.all} isHere={status === null} />
            {tourStatuses.map((value) => (
              <StatusLink
                key={value}
                to={`/operator/tours?status=${value}`}
                name={tourStatusLabels[value]}
                count={counts[value]}
                isHere={status === value}
              />
            ))}
          </ul>
        </nav>
      </div>
      <ListFilters
        query={{ q }}
        placeholder="Title"
        choices={[]}
        preserved={{ status: status ?? undefined }}
      />
      <div className="mt-2 flex items-stretch gap-4">
        <div className="min-w-0 grow">
          {tours.length === 0 ? (
            <EmptyList
              reason={
                counts.all === 0
                  ? "Write your first tour: it is sold once we've checked it."
                  : "Nothing matches these filters."
              }
              next={
                counts.all === 0
                  ? ["/operator/tours/create", "New tour"]
                  : ["/operator/tours", "Clear filters"]
              }
            >
              {counts.all === 0 ? "You have no tours yet" : "No tours found"}
            </EmptyList>
          ) : (
            <DataTable
              caption="Your tours"
              columns={columns}
              rows={tours}
              idOf={({ slug }) => slug}
              nameOf={({ title }) => title}
              rowAttributes={({ slug }) => ({ "data-tour": slug })}
              addressOf={({ slug }) => queryAddress({ ...query, [openRowParam]: slug })}
              editAddressOf={({ slug }) => stepPath(slug, "edit")}
              opened={row}
              state={{}}
              renderActions={(tour) => <TourRowActions tour={tour} form={form} />}
            />
          )}
          <PageLinks query={query} nextCursor={nextCursor} first="First page" next="Next page" />
        </div>
        {opened && (
          <DetailsPanel
            title={opened.title}
            row={opened}
            rowId={opened.slug}
            columns={columns}
            state={{}}
            actions={
              <>
                <Link to={stepPath(opened.slug, "edit")} className={buttonClasses("primary", panelButton)}>
                  Edit
                </Link>
                <Link
                  to={`/operator/tours/${opened.slug}/page`}
                  className={buttonClasses("secondary", panelButton)}
                >
                  Preview
                </Link>
              </>
            }
            onClose={row.close}
          />
        )}
      </div>
    </BackOfficePage>
  );
}

function StatusLink({
  to,
  name,
  count,
  isHere,
}: {
  to: string;
  name: string;
  count: number;
  isHere: boolean;
}) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? "page" : undefined}
        className={cn(
          "inline-flex min-h-9 items-center gap-1.5 rounded-control px-3 text-sm font-semibold hover:bg-sunken",
          isHere && "bg-sunken text-vermilion",
        )}
      >
        <span>{name}</span> <span className="font-normal tabular-nums">{count}</span>
      </Link>
    </li>
  );
}
