import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/new-booking";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { OwnBookingForm } from "~/features/desk/office/operator/own-booking-form";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { bookOwn } from "~/features/desk/office/operator/book-own.server";
import { requireOperator } from "~/middleware/require-operator";
import { daySchema } from "~/domain/calendar/day-schema";

const querySchema = z.object({
  tour: z.string().max(120).catch(""),
  date: daySchema().catch(""),
  start: z.string().max(5).catch(""),
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { tour, date, start } = querySchema.parse(Object.fromEntries(url.searchParams));
  return {
    tours: await context.get(servicesContext).listToursToBook(viewer),
    chosen: { tour, travelDate: date, startTime: start },
    idempotencyKey: crypto.randomUUID(),
  };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return bookOwn(context.get(servicesContext), requireOperator(context, url), request);
}

export function meta() {
  return backOfficeMeta("Own booking");
}

export default function NewBooking({ loaderData: { tours, chosen, idempotencyKey } }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="Own booking"
      intro="For walk-ins and phone calls. You are paid; we only hold the seats."
    >
      <p className="mt-1">
        <Link to="/operator/bookings" className="inline-block py-1 text-peacock underline underline-offset-4">
          All bookings
        </Link>
      </p>
      {tours.length === 0 ? (
        <EmptyList
          reason="A booking needs a published tour with departures."
          next={["/operator/tours", "Your tours"]}
        >
          No tours on sale
        </EmptyList>
      ) : (
        <OwnBookingForm tours={tours} chosen={chosen} idempotencyKey={idempotencyKey} />
      )}
    </BackOfficePage>
  );
}
