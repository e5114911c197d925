import { Download } from "lucide";
import { Link } from "react-router";
import { QrCode } from "~/features/accounts/security/qr-code";
import { OfflineReady } from "~/features/bookings/offline-ready";
import { Icon } from "~/ui/icon";
import { OfflineNote } from "~/ui/offline-note";
import { MeetingPoint } from "~/features/tours/guide/meeting-point";
import { buttonClasses } from "~/ui/button";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { platformDetails, emergencyNumber } from "~/content/platform";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { useSettings } from "~/platform/pages/use-site";
import { offerEntries } from "~/domain/bookings/offer-in-words";
import type { VoucherPage } from "~/domain/documents/booking-documents";
import { openPaymentInWords } from "~/domain/desk/part-paid";
import { partyInWords } from "~/domain/bookings/booking-review";
import { contactInWords } from "~/domain/accounts/format-phone";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { cn } from "~/ui/cn";
import { TripContacts } from "~/features/trips/trip-contacts";
import { PrintButton } from "~/ui/print-button";
import { voucherMessages } from "./messages";
import { placeName } from "~/domain/places/place-name";
import { langOfText } from "~/domain/language/language";

/** Voucher to show to the operator on the first day, on screen or printed on one page. */
export function VoucherSheet({
  voucher,
  at,
  offline: { isOffline, isCached },
  pdfPath,
  back,
}: {
  voucher: VoucherPage;
  /** When it was loaded, ISO 8601. */
  at: string;
  offline: { isOffline: boolean; isCached: boolean };
  pdfPath: string;
  /** Path of the booking. */
  back: string;
}) {
  const m = voucherMessages();
  const { booking, code } = voucher;
  return (
    <div className="mx-auto max-w-4xl px-4 py-10 sm:px-6 print:max-w-none print:p-0">
      <OfflineNote at={at} isOffline={isOffline} />
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        {/* Loaded as a document, so that it opens from the offline cache. */}
        <Link reloadDocument to={back} className="text-peacock underline underline-offset-4">
          {m.back}
        </Link>
        <Link to={`${back}/messages`} className="text-peacock underline underline-offset-4">
          {m.write}
        </Link>
        <a href={pdfPath} className={buttonClasses("secondary", "sm:ml-auto")}>
          <Icon icon={Download} className="size-4" />
          {m.download}
        </a>
        <PrintButton />
      </div>
      <article className="mt-6 overflow-hidden rounded-card border border-line bg-card card-shadow print:mt-0 print:rounded-none print:border-0 print:shadow-none">
        <div
          className={cn(
            code !== null && "flex flex-col sm:grid sm:grid-cols-[minmax(0,1fr)_16rem] print:grid",
          )}
        >
          <div>
            {voucher.cover && (
              <TourPicture
                tour={voucher.cover}
                shape="hero"
                alt=""
                sizes="(min-width: 640px) 600px, 100vw"
                className="h-24 w-full object-cover object-[70%_60%] sm:h-40 sm:object-[70%_50%] print:hidden"
              />
            )}
            <div className="p-5 sm:p-8 print:p-0 print:pr-8">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
                <span className="text-peacock">{platformDetails.name}</span>
                {m.voucher(booking.bookingId)}
              </p>
              <h1 className="mt-3 border-t-2 border-marigold pt-4 text-3xl sm:text-4xl">
                {booking.tourTitle}
              </h1>
              {code === null && <VoidNotice status={booking.status} />}
              <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-3 print:grid-cols-3">
                {entriesOf(voucher).map(([name, value]) => (
                  <div key={name}>
                    <dt className="text-sm text-muted">{name}</dt>
                    <dd className="leading-snug font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
          {code !== null && (
            <figure className="relative flex flex-col items-center justify-center border-dashed border-control bg-sunken p-6 max-sm:order-first max-sm:border-b-2 sm:border-l-2 print:border-t-0 print:border-l-2 print:bg-card print:p-4">
              {/* Holes of a perforated ticket, on the dashed line. */}
              <span aria-hidden className={cn(hole, "-left-3 max-sm:-bottom-3.5 sm:-top-3")} />
              <span
                aria-hidden
                className={cn(hole, "max-sm:-right-3 max-sm:-bottom-3.5 sm:-bottom-3 sm:-left-3")}
              />
              <QrCode text={code} label={m.code(booking.bookingId)} className="h-auto w-full max-w-64" />
              <p translate="no" aria-hidden className="mt-3 font-display text-2xl tabular-nums">
                {booking.bookingId}
              </p>
              <figcaption className="mt-1 text-center text-sm text-muted">
                {m.show}
                <OfflineReady isCached={isCached} className="block" />
              </figcaption>
            </figure>
          )}
        </div>
        <div className="border-t-2 border-dashed border-control p-5 sm:p-8 print:mt-6 print:p-0 print:pt-6">
          <Notes voucher={voucher} />
        </div>
      </article>
    </div>
  );
}

const hole = "absolute size-6 rounded-full border border-line bg-paper print:hidden";

function VoidNotice({ status }: Pick<VoucherPage["booking"], "status">) {
  const m = voucherMessages();
  return (
    <p className="mt-5 rounded-control border-l-4 border-danger bg-danger-subtle p-4 text-lg text-danger">
      <strong className="block text-3xl tracking-wide uppercase">{m.void}</strong>
      <span>{status === "cancelled" ? m.canceled : m.noShow}</span>
    </p>
  );
}

function entriesOf({
  booking,
  lastDay,
  operator,
  tour,
}: VoucherPage): (readonly [string, React.ReactNode])[] {
  const m = voucherMessages();
  const company = operator.address === null ? operator.name : `${operator.name}\n${operator.address}`;
  const unpaid = openPaymentInWords(booking);
  return [
    [m.name, booking.customerName],
    [m.start, startInWords(booking.travelDate, tour)],
    [m.lastDay, formatTravelDate(lastDay)],
    [m.duration, booking.tourDuration],
    [m.travelers, partyInWords(booking)],
    ...offerEntries(booking),
    [m.from, placeName(booking.departureCity)],
    [
      m.operator,
      <span key="operator" lang={langOfText(company)}>
        {company}
      </span>,
    ],
    ...(unpaid === null ? [] : [[m.toPay, unpaid] as const]),
  ];
}

const column = "grid content-start gap-y-6 print:block print:*:mb-5 print:*:break-inside-avoid";

/** A void voucher shows no meeting point and nobody who waits there. */
function Notes({ voucher: { booking, code, contacts, tour } }: { voucher: VoucherPage }) {
  const m = voucherMessages();
  const { contact } = useSettings();
  const contactOfTraveler = contactInWords(booking);
  const requests = booking.specialRequests ?? m.none;
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 print:block print:columns-2">
      <div className={`${column} empty:hidden`}>
        {code !== null && (
          <section aria-labelledby="meeting-point">
            <h2 id="meeting-point" className="text-xl">
              {m.meet}
            </h2>
            <MeetingPoint
              meetingPoint={tour.meetingPoint}
              departureCity={placeName(booking.departureCity)}
              way={null}
              stop={tour.meetingStop}
            />
            <TripContacts contacts={contacts} />
          </section>
        )}
      </div>
      <div className={column}>
        <section aria-labelledby="emergency">
          <h2 id="emergency" className="text-xl">
            {m.emergency}
          </h2>
          {m.emergencyNumber(emergencyNumber)}
          {contact.phone !== "" && (
            <p>
              <span>{`${platformDetails.name}: ${contact.phone}.`}</span>{" "}
              <span lang={langOfText(contact.phoneNote)}>{contact.phoneNote}</span>
            </p>
          )}
          <p>{contactOfTraveler !== null && <span>{m.yourContact(contactOfTraveler)}</span>}</p>
        </section>
        {code !== null && (
          <section aria-labelledby="carry">
            <h2 id="carry" className="text-xl">
              {m.carry}
            </h2>
            <ul className="mt-1 list-disc pl-5 marker:text-sandstone">
              {tour.carry.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="requests">
          <h2 id="requests" className="text-xl">
            {m.specialRequests}
          </h2>
          <p lang={langOfText(requests)} className="mt-1 wrap-anywhere whitespace-pre-line">
            {requests}
          </p>
        </section>
      </div>
    </div>
  );
}
