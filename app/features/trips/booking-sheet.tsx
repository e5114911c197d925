import { Link } from "react-router";
import { holdsSeats, isExpected } from "~/domain/bookings/booking-status";
import { pictureAlt } from "~/domain/tours/picture-alt";
import { Exact } from "~/ui/exact";
import { ClosureNote } from "~/features/bookings/closure-note";
import { PriceLines } from "~/features/bookings/price-lines";
import { TripBadge } from "./trip-badge";
import { PartPaidBadge } from "~/features/bookings/part-paid-badge";
import { PartySection } from "~/features/trips/party/party-section";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { DescriptionList } from "~/ui/description-list";
import { EmailText } from "~/ui/email-text";
import { offerEntries } from "~/domain/bookings/offer-in-words";
import { paymentMethodLabels } from "~/domain/bookings/payment-methods";
import { partyInWords } from "~/domain/bookings/booking-review";
import { whenInWords, type BookingPage } from "~/domain/trips/traveler-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { useNow, useToday } from "~/platform/pages/use-site";
import { MessagesToYou } from "./messages-to-you";
import { whatHappenedInWords, type BookingHistoryEntry } from "~/domain/bookings/booking-history";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { nextSteps, type TripStep } from "~/domain/desk/next-steps";
import { minimumTerms } from "~/domain/departures/smallest-party";
import { contactInWords, formatPhone } from "~/domain/accounts/format-phone";
import { dueInWords } from "~/domain/bookings/unpaid-booking";
import { DueNote } from "~/features/bookings/due-note";
import { MeetingPoint } from "~/features/tours/guide/meeting-point";
import { TripContacts } from "./trip-contacts";
import { TripMoney } from "./trip-money";
import { TripSteps } from "./trip-steps";
import { tripMessages } from "./messages";
import { currentLanguage, langOfEnglish, langOfText } from "~/domain/language/language";
import { placeName } from "~/domain/places/place-name";

interface BookingSheetProps {
  page: BookingPage;
  path: string;
  /** True if the names of the party can be given. */
  canNameParty: boolean;
  /** Actions, below the title. */
  actions: React.ReactNode;
  /** Changes of the booking, below its details. */
  children: React.ReactNode;
  /** Content below the history. */
  below?: React.ReactNode;
}

/** Details of the traveler's booking, on screen and in print. */
export function BookingSheet({ page, path, canNameParty, actions, children, below }: BookingSheetProps) {
  const m = tripMessages();
  const today = useToday();
  const { booking, history, isOver, lastDay, tour } = page;
  const isAhead = isExpected(booking.status) && !isOver;
  const due = dueInWords(booking, page.money.toPay);
  return (
    <>
      <header className="overflow-hidden rounded-card bg-card card-shadow">
        <TourPicture
          tour={tour.cover}
          shape="hero"
          alt={pictureAlt(tour)}
          sizes="(min-width: 1152px) 1104px, 100vw"
          className="h-24 w-full object-cover object-[68%_60%] sm:h-60 sm:object-[68%_50%] lg:h-72 print:hidden"
        />
        <div className="p-5 sm:p-8">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <TripBadge status={booking.status} isOver={isOver} />
            <PartPaidBadge booking={booking} />
            {m.booking(booking.bookingId)}
            {(isExpected(booking.status) || booking.status === "completed") && (
              <span className="print:hidden">{whenInWords(booking, today)}</span>
            )}
          </p>
          <h1 className="mt-3 text-3xl sm:text-4xl">{booking.tourTitle}</h1>
          <p className="mt-2 text-lg">
            <Exact>{startInWords(booking.travelDate, tour)}</Exact>
            {lastDay !== booking.travelDate && m.toLastDay(formatTravelDate(lastDay))}
          </p>
          <p className="text-muted">
            {m.summary({
              duration: booking.tourDuration,
              city: placeName(booking.departureCity),
              party: partyInWords(booking),
              operator: page.operatorName,
            })}
          </p>
          {isAhead && tour.closures.length > 0 && (
            <div className="mt-4">
              <ClosureNote sentences={tour.closures} />
            </div>
          )}
          {due !== null && <DueNote className="mt-4">{due}</DueNote>}
          <NextSteps steps={nextSteps(page, useNow())} path={path} />
          {actions}
        </div>
      </header>

      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-14">
        <div className="grid min-w-0 content-start gap-10">
          {isAhead && <OnTheWay page={page} />}
          <Details page={page} />
          {children}
        </div>
        <div className="grid content-start gap-10">
          {canNameParty && <PartySection page={page} path={path} />}
          {booking.soldBy === undefined && (
            <section aria-label={m.price}>
              <PriceLines
                lines={page.priceLines ?? []}
                total={booking.totalAmount}
                gst={page.gst ?? undefined}
              />
            </section>
          )}
          <TripMoney booking={booking} money={page.money} compensation={page.compensation} />
          <MessagesToYou messages={page.messages} answerPath={`${path}/messages`} />
          <BookingTimeline history={history} />
          {below}
        </div>
      </div>
    </>
  );
}

/** Dates ahead of the trip, the first thing below its title. */
function NextSteps({ steps, path }: { steps: readonly TripStep[]; path: string }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next" className="mt-5 rounded-control bg-sunken p-4">
      <h2 id="next" className="font-sans text-sm font-semibold text-muted">
        {tripMessages().next}
      </h2>
      <TripSteps
        steps={steps}
        path={path}
        className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4"
      />
    </section>
  );
}

function Details({ page: { booking, minimum } }: { page: BookingPage }) {
  const m = tripMessages().details;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-2xl">
        {m.title}
      </h2>
      <DescriptionList
        className="mt-4"
        entries={[
          [m.name, booking.customerName],
          ...(booking.customerEmail === ""
            ? []
            : [[m.email, <EmailText key="email" address={booking.customerEmail} />] as const]),
          [m.phone, formatPhone(booking.customerPhone)],
          [m.emergencyContact, contactInWords(booking) ?? m.none],
          [m.specialRequests, <Requests key="requests" text={booking.specialRequests ?? m.none} />],
          [m.travelers, partyInWords(booking)],
          ...offerEntries(booking),
          ...(minimum !== null && holdsSeats(booking.status)
            ? [[m.departure, minimumTerms(minimum)] as const]
            : []),
          // The payments say what was used in the end.
          ...(booking.ownSale === undefined && booking.soldBy === undefined && !booking.paidAmount
            ? [[m.paymentMethod, paymentMethodLabels()[booking.paymentMethod]] as const]
            : []),
        ]}
      />
    </section>
  );
}

function Requests({ text }: { text: string }) {
  return <span lang={langOfText(text)}>{text}</span>;
}

function OnTheWay({ page: { booking, contacts, tour } }: { page: BookingPage }) {
  const m = tripMessages().onTheWay;
  return (
    <section aria-labelledby="on-the-way">
      <h2 id="on-the-way" className="text-2xl">
        {m.title}
      </h2>
      <h3 className="mt-4 text-lg font-semibold">{m.meet}</h3>
      <p translate="no" className="mt-1 font-semibold">
        {startInWords(booking.travelDate, tour)}
      </p>
      <MeetingPoint
        meetingPoint={tour.meetingPoint}
        departureCity={placeName(booking.departureCity)}
        way={tour.way}
        stop={tour.meetingStop}
      />
      <h3 className="mt-5 text-lg font-semibold">{m.call}</h3>
      <TripContacts contacts={contacts} />
      <h3 className="mt-5 text-lg font-semibold">{m.carry}</h3>
      <ul className="mt-2 list-disc pl-5 marker:text-sandstone sm:columns-2 sm:gap-x-10">
        {tour.carry.map((item) => (
          <li key={item} className="break-inside-avoid pb-1">
            {item}
          </li>
        ))}
      </ul>
      {tour.path !== null && (
        <p className="mt-5 print:hidden">
          <Link to={`${tour.path}#itinerary`} className="text-peacock underline underline-offset-4">
            {m.dayByDay}
          </Link>
        </p>
      )}
    </section>
  );
}

/** History of a booking with times in IST and actors. */
function BookingTimeline({ history }: { history: readonly BookingHistoryEntry[] }) {
  const m = tripMessages().history;
  const isEnglish = currentLanguage() === "en";
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-2xl">
        {m.title}
      </h2>
      <ol className="mt-4 ml-1.5 grid border-l border-line">
        {history.map((moment) => (
          <li
            key={`${moment.at} ${moment.what}`}
            className="relative pb-5 pl-6 before:absolute before:top-2 before:-left-[0.4rem] before:size-3 before:rounded-full before:bg-sandstone last:pb-0 last:before:bg-vermilion"
          >
            <strong className="block">
              {(isEnglish && moment.what === "changed" && moment.reason) || whatHappenedInWords(moment)}
            </strong>
            <span className="text-muted">
              <time translate="no" dateTime={moment.at}>
                {formatInstantInIndia(moment.at)}
              </time>
              <span>{`, ${m.actors[moment.by]}`}</span>
            </span>
            {(!isEnglish || moment.what !== "changed") && moment.reason !== null && (
              // Reasons are stored in English, but for those that people type as they cancel.
              <span
                className="block"
                lang={moment.what === "cancelled" ? langOfText(moment.reason) : langOfEnglish()}
              >
                {moment.reason}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
