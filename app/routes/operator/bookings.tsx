import { data } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/bookings";
import { ListFilters } from "~/components/back-office/list-filters";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { OwnBookingsTable } from "~/components/operator/own-bookings-table";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { outcomes } from "~/domain/booking-outcome";
import { requiredReasonSchema } from "~/domain/change-request";
import { AppError } from "~/domain/errors";
import { backOfficeMeta } from "~/lib/back-office-meta";
import { listOrNotFound } from "~/lib/list-or-not-found";
import { readForm } from "~/lib/read-form";
import { requireOperator } from "~/middleware/require-operator";

// A filter the address does not name well is no filter.
const querySchema = z.object({
  show: z.literal("upcoming").optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const query = querySchema.parse(Object.fromEntries(url.searchParams));
  const list = context
    .get(servicesContext)
    .listOperatorBookings(viewer, { order: query.show ?? "newest", cursor: query.cursor, limit: pageSize });
  return { ...(await listOrNotFound(list)), query };
}

const changeSchema = z.discriminatedUnion("status", [
  z.object({ bookingId: z.string(), status: z.literal("cancelled"), reason: requiredReasonSchema }),
  z.object({ bookingId: z.string(), status: z.enum(outcomes) }),
]);

/** What was refused, and what is wrong with the reason. */
interface ChangeResult {
  error: string | null;
  errors?: { reason?: string[] };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const { data: change, error } = changeSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!change) {
    const reason = error.issues.filter(({ path }) => path[0] === "reason").map(({ message }) => message);
    return data<ChangeResult>(
      reason.length > 0 ? { error: null, errors: { reason } } : { error: "This change is not known." },
      { status: 422 },
    );
  }
  try {
    await context.get(servicesContext).changeCustomerBooking(viewer, change);
    return data<ChangeResult>({ error: null });
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    return data<ChangeResult>({ error: refusal.message }, { status: refusal.status });
  }
}

export function meta() {
  return backOfficeMeta("Bookings of your tours");
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { bookings, nextCursor, query } = loaderData;
  const isUpcoming = query.show === "upcoming";
  return (
    <BackOfficePage
      title="Bookings of your tours"
      intro="Commission is the part of a booking's total that it was sold with; net is what is left of it for you."
    >
      <ListFilters
        query={{ show: query.show }}
        choices={[
          {
            name: "show",
            label: "Show",
            all: "All, newest first",
            options: [["upcoming", "Upcoming, next first"]],
          },
        ]}
      />
      <div className="mt-4">
        {bookings.length === 0 ? (
          <EmptyList>{isUpcoming ? "Nobody travels from today on." : "No bookings yet"}</EmptyList>
        ) : (
          <OwnBookingsTable
            bookings={bookings}
            caption={isUpcoming ? "Upcoming bookings, next first" : "Bookings, newest first"}
          />
        )}
      </div>
      <PageLinks
        query={query}
        nextCursor={nextCursor}
        first={isUpcoming ? "Next to travel" : "Newest bookings"}
        next={isUpcoming ? "Later travel dates" : "Older bookings"}
      />
    </BackOfficePage>
  );
}
