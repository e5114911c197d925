import { Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/departure-seats";
import { CapacityForm } from "~/features/departures/office/capacity-form";
import { BackOfficePage } from "~/office/page/back-office-page";
import { FigureList } from "~/office/ui/figure-list";
import { WaitingListTable } from "~/features/waiting-list/office/waiting-list-table";
import { servicesContext } from "~/context";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { capacitySchema } from "~/domain/departures/departure-change";
import { useForm } from "~/platform/forms/use-form";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

const requestSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("capacity"),
    // An empty field is no number, not 0.
    capacity: z.preprocess((typed) => String(typed ?? "").trim() || Number.NaN, capacitySchema),
  }),
  z.object({ intent: z.literal("follow") }),
]);

/** Seats and waiting list of a departure, for administrators. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const date = { tour: params.slug, travelDate: params.date };
  const [departure, waiting] = await Promise.all([
    services.getDeparture(viewer, date),
    services.listWaiting(viewer, date),
  ]);
  return { departure, waiting, isSaved: url.searchParams.has("saved") };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  return answerForm(await readForm(request), requestSchema, async (change) => {
    const capacity = change.intent === "follow" ? null : change.capacity;
    await services.changeCapacity(viewer, { tour: params.slug, travelDate: params.date, capacity });
    throw redirect(`${url.pathname}?saved`, 303);
  });
}

export { revalidatesAfterConflict as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta() {
  return backOfficeMeta("Seats and waiting list");
}

export default function DepartureSeats({
  loaderData: { departure, waiting, isSaved },
}: Route.ComponentProps) {
  const { tour, tourTitle, travelDate, companyName, booked, held, capacity, isPast, closed } = departure;
  const form = useForm({}, { saved: { capacity: String(capacity) } });
  return (
    <BackOfficePage
      title={tourTitle}
      intro={`Seats and waiting list of ${formatTravelDate(travelDate)}, ${companyName}.`}
    >
      <p className="mt-1">
        <Link
          to={`/admin/tours/${tour}/departures/${travelDate}`}
          className="inline-block py-1 text-peacock underline underline-offset-4"
        >
          Departure
        </Link>
      </p>
      <p role="status" className="font-semibold text-success empty:hidden">
        {isSaved && form.answer === null && "Seats of this date saved."}
      </p>
      {form.problem !== null && form.error("capacity") === undefined && (
        <p role="alert" className="mt-3 rounded-control bg-danger-subtle px-4 py-3 font-semibold text-danger">
          {form.problem}
        </p>
      )}
      <FigureList
        figures={[
          { name: "Seats sold", value: String(booked), detail: "Seats of active bookings" },
          {
            name: "On hold",
            value: String(held),
            detail: "Being booked, or offered from the waiting list",
          },
          { name: "Total seats", value: String(capacity), detail: "On this date" },
          {
            name: "Available",
            value: closed ? "0" : String(Math.max(0, capacity - booked - held)),
            detail: "Total less sold and on hold",
          },
        ]}
      />
      {!isPast && (
        <div className="mt-4 max-w-xl">
          <CapacityForm departure={departure} form={form} />
        </div>
      )}
      <WaitingListTable entries={waiting} />
      {waiting.length === 0 && <p className="mt-6 text-muted">Nobody is on the waiting list.</p>}
    </BackOfficePage>
  );
}
