import { Plus, Upload } from "lucide-react";
import { Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/tours";
import { OperatorTourRow } from "~/components/operator/tours/operator-tour-row";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { FormMessage } from "~/components/ui/answered-form";
import { buttonClasses } from "~/components/ui/button";
import { ResponsiveTable } from "~/components/ui/responsive-table";
import { servicesContext } from "~/context";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";
import { tourStatuses } from "~/domain/tour-drafts/tour-form";
import { tourStatusLabels } from "~/domain/tours/tour-list";
import { useForm } from "~/hooks/use-form";
import { useSeveralOperators } from "~/hooks/use-several-operators";
import { answerForm } from "~/lib/forms/answer-form";
import { readForm } from "~/lib/forms/read-form";
import { isPauseForm, pauseSalesByForm } from "~/lib/tours/pause-sales.server";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { cn } from "~/lib/cn";
import { requireOperator } from "~/middleware/require-operator";

const querySchema = z.object({ status: z.enum(tourStatuses).optional().catch(undefined) });

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { status } = querySchema.parse(Object.fromEntries(url.searchParams));
  const all = await context.get(servicesContext).listOperatorTours(viewer);
  return {
    tours: status ? all.filter((tour) => tour.status === status) : all,
    counts: {
      all: all.length,
      active: all.filter((tour) => tour.status === "active").length,
      pending: all.filter((tour) => tour.status === "pending").length,
      draft: all.filter((tour) => tour.status === "draft").length,
    },
    status: status ?? null,
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

const heads = ["Tour", "Status", "Page quality", "Price", "Seats a day", "Rating", "Open"] as const;

export default function Tours({ loaderData }: Route.ComponentProps) {
  const { tours, counts, status, isDeleted } = loaderData;
  const showsOperator = useSeveralOperators();
  const form = useForm();
  return (
    <BackOfficePage
      title="Your tours"
      intro="Prices are per traveler. Ratings are averages of published reviews. Open a page quality score to see what is missing."
    >
      <FormMessage form={form} className="mt-2" />
      {isDeleted && (
        <p role="status" className="mt-2 font-semibold text-success">
          The draft is deleted.
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to="/operator/tours/create" className={buttonClasses("primary", "min-h-9 px-3 py-1 text-sm")}>
          <Plus aria-hidden className="size-4" />
          New tour
        </Link>
        <Link to="/operator/tours/import" className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}>
          <Upload aria-hidden className="size-4" />
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
      <div className="mt-4">
        {tours.length === 0 ? (
          <EmptyList>
            {status === null ? "You have no tours yet." : "None of your tours has this status."}
          </EmptyList>
        ) : (
          <ResponsiveTable caption="Your tours" heads={heads} figures={["Price", "Seats a day"]}>
            {tours.map((tour) => (
              <OperatorTourRow form={form} key={tour.slug} tour={tour} showsOperator={showsOperator} />
            ))}
          </ResponsiveTable>
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
        {name} <span className="font-normal tabular-nums">{count}</span>
      </Link>
    </li>
  );
}
