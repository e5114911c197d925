import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/bookings";
import { TripCard } from "~/features/trips/trip-card";
import { TripFilters } from "~/features/trips/trip-filters";
import { buttonClasses } from "~/ui/button";
import { QuestionList } from "~/features/questions/question-list";
import { WaitingEntries } from "~/features/waiting-list/waiting-entries";
import { servicesContext } from "~/context";
import { tripFilters, type TripQuery } from "~/domain/trips/traveler-booking";
import { tripsAddress } from "~/features/trips/trips-address";
import { requireViewer } from "~/middleware/require-viewer";
import { bookingListMessages } from "~/features/trips/list-messages/messages";
import { bookingPageMessages } from "~/features/trips/page-messages/messages";

// Invalid filters are ignored.
const querySchema = z.object({
  filter: z.enum(tripFilters).catch("all"),
  q: z.string().trim().max(200).optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});

const pageSize = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const query = querySchema.parse(Object.fromEntries(url.searchParams));
  const services = context.get(servicesContext);
  const [list, unread, waiting, questions] = await Promise.all([
    services.listTravelerBookings(viewer, { ...query, limit: pageSize }),
    services.listUnreadBookings(viewer),
    services.listWaitingEntries(viewer),
    services.listOwnQuestions(viewer),
  ]);
  return {
    ...list,
    unread,
    waiting,
    questions,
    query,
    unverifiedEmail: viewer.emailVerified ? null : viewer.email,
  };
}

export function meta() {
  return [
    { title: `${bookingPageMessages().yourBookings} | Tour Bharat` },
    { name: "robots", content: "noindex" },
  ];
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { bookings, unread, waiting, questions, counts, nextCursor, query, unverifiedEmail } = loaderData;
  const m = bookingListMessages();
  const isFirstPage = query.cursor === undefined;
  return (
    <div className="mx-auto max-w-5xl px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-4xl sm:text-5xl">{bookingPageMessages().yourBookings}</h1>
      <p className="mt-3 text-lg text-muted">{m.intro}</p>
      <WaitingEntries entries={waiting} />
      <TripFilters query={query} counts={counts} />
      {bookings.length === 0 ? (
        <NoTrips query={query} />
      ) : (
        <ul className="mt-6 grid gap-4">
          {bookings.map((trip) => (
            <li key={trip.bookingId}>
              <TripCard trip={trip} hasUnread={unread.includes(trip.bookingId)} />
            </li>
          ))}
        </ul>
      )}
      {(!isFirstPage || nextCursor !== null) && (
        <nav aria-label={m.pages} className="mt-6 flex flex-wrap gap-3">
          {!isFirstPage && (
            <Link to={tripsAddress({ ...query, cursor: undefined })} className={buttonClasses("secondary")}>
              {m.firstPage}
            </Link>
          )}
          {nextCursor !== null && (
            <Link to={tripsAddress({ ...query, cursor: nextCursor })} className={buttonClasses("secondary")}>
              {m.more}
            </Link>
          )}
        </nav>
      )}
      {questions.length > 0 && (
        <section aria-labelledby="questions" className="mt-10">
          <h2 id="questions" className="text-2xl">
            {m.questions}
          </h2>
          <QuestionList questions={questions} pathOf={({ path }) => path} openLabel={m.notAnswered} />
        </section>
      )}
      {m.guestBookings(unverifiedEmail)}
    </div>
  );
}

/** Empty state of the list. */
function NoTrips({ query }: { query: TripQuery }) {
  const m = bookingListMessages();
  const { title, text } = query.q ? { title: m.noResults, text: m.noneHas(query.q) } : m.none[query.filter];
  return (
    <div className="mt-6 rounded-card border border-line bg-card px-6 py-14 text-center">
      <h2 className="text-3xl">{title}</h2>
      <p className="mx-auto mt-2 max-w-md wrap-anywhere text-muted">{text}</p>
      {query.q ? (
        <Link to={tripsAddress({ filter: query.filter })} className={buttonClasses("secondary", "mt-6")}>
          {m.clear}
        </Link>
      ) : (
        query.filter !== "cancelled" && (
          <Link to="/tours" className={buttonClasses("primary", "mt-6")}>
            {m.findTour}
          </Link>
        )
      )}
    </div>
  );
}
