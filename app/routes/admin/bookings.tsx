import { data, useNavigation } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/bookings";
import { BookingFilters } from "~/components/admin/booking-filters";
import { BookingsTable } from "~/components/admin/bookings-table";
import { FeedIndicator } from "~/components/admin/feed-indicator";
import { Reminders } from "~/components/admin/reminders";
import { PageLinks } from "~/components/ui/page-links";
import { listOrNotFound } from "~/lib/list-or-not-found";
import { readForm } from "~/lib/read-form";
import { servicesContext } from "~/context";
import { bookingStatuses, settableStatuses } from "~/domain/booking-status";
import { changeReasonSchema } from "~/domain/change-request";
import { AppError } from "~/domain/errors";
import { useLiveBookings } from "~/hooks/use-live-bookings";
import { requireAdmin } from "~/middleware/require-admin";

// A filter the address does not name well is no filter.
const querySchema = z.object({
  status: z.enum(bookingStatuses).optional().catch(undefined),
  q: z.string().trim().max(200).optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const query = querySchema.parse(Object.fromEntries(url.searchParams));
  const services = context.get(servicesContext);
  const [list, reminders] = await Promise.all([
    listOrNotFound(services.listBookings(viewer, { ...query, limit: pageSize })),
    services.getAdminReminders(viewer),
  ]);
  return { ...list, query, reminders };
}

const changeSchema = z.object({
  bookingId: z.string(),
  status: z.enum(settableStatuses),
  reason: changeReasonSchema,
  expectedRefund: z.coerce.number().int().min(0).optional(),
});

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const change = changeSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!change.success) return data({ error: "This change is not known." }, { status: 422 });
  try {
    await context.get(servicesContext).changeBookingStatus(viewer, change.data);
    return { error: null };
  } catch (error) {
    if (error instanceof AppError) return data({ error: error.message }, { status: error.status });
    throw error;
  }
}

export function meta() {
  return [{ title: "Booking Management | Tour Bharat" }, { name: "robots", content: "noindex" }];
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { query, nextCursor, reminders } = loaderData;
  const isFirstPage = query.cursor === undefined;
  const { bookings, arrived, announcement, feedState } = useLiveBookings(loaderData, query, isFirstPage);
  const isLoading = useNavigation().state === "loading";
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 text-[0.95rem] sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Booking Management</h1>
        <FeedIndicator state={feedState} />
      </div>
      <Reminders reminders={reminders} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <BookingFilters query={query} />
      <p role="status" className="min-h-6 text-muted">
        {isLoading ? "Loading bookings..." : ""}
      </p>
      {bookings.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-10 text-center text-muted">
          No bookings found
        </p>
      ) : (
        <BookingsTable bookings={bookings} arrived={arrived} />
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="Newest bookings" next="Older bookings" />
    </div>
  );
}
