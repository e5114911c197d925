import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/new-booking";
import { Exact } from "~/ui/exact";
import { FreeSeats } from "~/features/desk/office/admin/free-seats";
import { PhoneBookingForm } from "~/features/desk/office/admin/phone-booking-form";
import { ListFilters } from "~/office/lists/list-filters";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { nowContext, servicesContext } from "~/context";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { bookByPhone } from "~/features/desk/office/admin/book-by-phone.server";
import { readForm } from "~/platform/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";
import { daySchema } from "~/domain/calendar/day-schema";

/** Days shown per page. */
const shownDays = 42;

const querySchema = z.object({
  q: z.string().trim().min(1).max(200).optional().catch(undefined),
  tour: z.string().min(1).max(120).optional().catch(undefined),
  from: daySchema().optional().catch(undefined),
});

/** Phone booking: select the tour first, then everything else. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const services = context.get(servicesContext);
  const { q, tour: slug, from: asked } = querySchema.parse(Object.fromEntries(url.searchParams));
  const keys = { idempotencyKey: crypto.randomUUID(), receiptId: crypto.randomUUID() };
  if (slug === undefined) {
    const found = q === undefined ? null : await services.listTours({ q, limit: 24 });
    return { q, tours: found?.tours ?? null, tour: null, keys };
  }
  const from = asked ?? todayInIndia(context.get(nowContext));
  const [tour, days, isPayOnlineOffered] = await Promise.all([
    services.getTour(slug),
    services.getAvailability(slug, { from, to: addDays(from, shownDays - 1) }, null),
    services.isPayOnlineOffered(),
  ]);
  const { title, departureCity, durationText, operatorName } = tour;
  return {
    q,
    tours: null,
    tour: {
      slug: tour.slug,
      title,
      departureCity,
      durationText,
      operatorName,
      from,
      days,
      isPayOnlineOffered,
    },
    keys,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const slug = z.string().max(120).catch("").parse(form.get("tour"));
  const tour = await services.getTour(slug);
  return bookByPhone(services, viewer, tour.slug, form);
}

export function meta() {
  return backOfficeMeta("New booking");
}

export default function NewBooking({ loaderData }: Route.ComponentProps) {
  const { q, tours, tour, keys } = loaderData;
  const title = tour ? `New booking: ${tour.title}` : "New booking";
  return (
    <BackOfficePage
      title={title}
      intro={
        tour
          ? `${tour.durationText} from ${tour.departureCity}, with ${tour.operatorName}. The customer gets the usual e-mails.`
          : "Book for a customer on the phone. Select a tour first."
      }
    >
      {tour ? (
        <>
          <p className="mt-2">
            <Link
              to="/admin/bookings/new"
              className="inline-block py-1 text-peacock underline underline-offset-4"
            >
              Another tour
            </Link>
          </p>
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <PhoneBookingForm tour={tour.slug} keys={keys} isPayOnlineOffered={tour.isPayOnlineOffered} />
            <FreeSeats tour={tour.slug} from={tour.from} days={tour.days} />
          </div>
        </>
      ) : (
        <>
          <ListFilters query={{ q }} placeholder="Tour, place or state" choices={[]} />
          {tours !== null && tours.length === 0 && (
            <EmptyList reason="Try another word, place or state." next={["/admin/tours", "All tours"]}>
              No tours found
            </EmptyList>
          )}
          {tours !== null && tours.length > 0 && (
            <ul className="mt-4 max-w-3xl divide-y divide-line">
              {tours.map(({ slug, title: name, location, priceInr }) => (
                <li key={slug} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <Link
                    to={`?tour=${slug}`}
                    className="inline-block py-1 font-semibold text-peacock underline underline-offset-4"
                  >
                    {name}
                  </Link>
                  <span className="text-muted">
                    <span>{`${location}, from`}</span> <Exact>{formatRupees(priceInr)}</Exact>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </BackOfficePage>
  );
}
