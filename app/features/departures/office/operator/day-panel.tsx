import { ChevronLeft, ChevronRight, ScanLine, X, type IconNode } from "lucide";
import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import type { DayGuest } from "../../../../../worker/departures/day-guests.repo";
import type { DayDeparture, DepartureDay } from "../../../../../worker/departures/get-departure-day";
import { Exact } from "~/ui/exact";
import { CapacityForm } from "~/features/departures/office/capacity-form";
import { ConfirmForm } from "~/office/page/confirm-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge, type BadgeTone } from "~/ui/badge";
import { buttonClasses } from "~/ui/button";
import { SelectField, TextAreaField } from "~/ui/field";
import { PhoneLinks } from "~/office/ui/phone-links";
import { paidStateLabels, type PaidState } from "~/domain/desk/booking-list";
import { hiddenPhoneText } from "~/domain/desk/operator-booking";
import { ownBookingLabel } from "~/domain/bookings/own-booking";
import { addDays } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { arrivedInWords } from "~/domain/check-in/arrived";
import { counted, partyByAge } from "~/domain/check-in/manifest";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import { calendarAddress, type CalendarAddress } from "./departure-calendar-query";
import { departureAnchor } from "./departure-anchor";
import { DepartureStateMark } from "./departure-chip";
import { CrewLine } from "~/features/resources/office/crew-line";
import { StartMark } from "~/features/departures/office/start-mark";
import { departurePath } from "~/domain/departures/departure-change";
import { timeOfStart } from "~/domain/departures/start";
import { SeatsBar } from "./seats-bar";

const small = "min-h-9 px-3 py-1 text-sm";

/** A day of the calendar: its departures with their guests, and all that can be done about them. */
export function DayPanel({
  day: { date, isPast, departures, underWay, addable },
  address,
  className,
}: {
  day: DepartureDay;
  address: CalendarAddress;
  className?: string;
}) {
  const form = useForm();
  const isView = address.view === "day";
  const to = (change: Partial<CalendarAddress>) => calendarAddress({ ...address, ...change });
  const dayAt = (next: string) => to(isView ? { date: next } : { day: next });
  return (
    <section aria-labelledby="day-title" data-panel={date} className={cn("min-w-0", className)}>
      <div className="flex items-center gap-1">
        <h2
          translate="no"
          id="day-title"
          className={cn("grow font-sans text-lg font-semibold", isView && "sr-only")}
        >
          {formatTravelDate(date)}
        </h2>
        {!isView && (
          <>
            <PanelLink to={dayAt(addDays(date, -1))} label="Previous day" icon={ChevronLeft} />
            <PanelLink to={dayAt(addDays(date, 1))} label="Next day" icon={ChevronRight} />
            <PanelLink to={to({ day: undefined })} label="Close day" icon={X} />
          </>
        )}
      </div>
      {underWay.length > 0 && (
        <section
          aria-labelledby="under-way"
          className="mt-3 rounded-card border border-line bg-card px-3 py-2"
        >
          <h3 id="under-way" className="font-sans text-base font-semibold">
            On the way
          </h3>
          <ul className="divide-y divide-line text-sm">
            {underWay.map(({ slug, title, travelDate, start, day, days, seats }) => (
              <li
                key={`${slug} ${travelDate} ${start}`}
                className="flex flex-wrap justify-between gap-x-3 py-1.5"
              >
                <Link
                  to={departurePath({ tour: slug, travelDate, start })}
                  className="text-peacock underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
                <span className="text-muted tabular-nums">
                  {`Day ${day} of ${days}, ${counted(seats, "traveler", "travelers")}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {departures.length === 0 && <p className="mt-2 text-muted">No departures on this day.</p>}
      <div className={cn("mt-2 grid gap-3", isView && "items-start lg:grid-cols-2 2xl:grid-cols-3")}>
        {departures.map((departure) => (
          <Departure
            key={departureAnchor(departure)}
            departure={departure}
            date={date}
            isPast={isPast}
            form={form.of({
              tour: departure.slug,
              travelDate: date,
              ...(departure.start && { start: departure.start }),
            })}
          />
        ))}
      </div>
      {addable.length > 0 && (
        <details className="mt-3 rounded-card border border-line bg-card p-3">
          <summary className="cursor-pointer font-semibold">Add a departure</summary>
          <AddDeparture tours={addable} form={form.of({ intent: "add", travelDate: date })} />
        </details>
      )}
    </section>
  );
}

function PanelLink({ to, label, icon }: { to: string; label: string; icon: IconNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      title={label}
      className="grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
    >
      <Icon icon={icon} className="size-5" />
    </Link>
  );
}

function Departure({
  departure,
  date,
  isPast,
  form,
}: {
  departure: DayDeparture;
  date: string;
  isPast: boolean;
  form: FormState;
}) {
  const { slug, start, title, booked, held, capacity, state, guests, crew, opensBookings, guarantee } =
    departure;
  const pathOf = (page = "") => departurePath({ tour: slug, travelDate: date, start }, page);
  const path = pathOf();
  const startTime = timeOfStart(start ?? "");
  const isQuiet = guests.length === 0 && held === 0;
  const addBooking = opensBookings && !isPast && state !== "closed" && (
    <Link
      to={`/operator/bookings/new?tour=${slug}&date=${date}${startTime && `&start=${startTime}`}`}
      className={buttonClasses("secondary", small)}
    >
      Add booking
    </Link>
  );
  const free = state === "closed" || state === "late" ? 0 : Math.max(0, capacity - booked - held);
  return (
    <article
      id={departureAnchor(departure)}
      data-row={departureAnchor(departure)}
      data-href={path}
      data-edit={isPast ? undefined : pathOf("/change")}
      tabIndex={-1}
      className="scroll-mt-20 rounded-card border border-line bg-card px-3 py-2"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 font-sans text-base font-semibold">
          <Link to={path} className="text-peacock underline-offset-4 hover:underline">
            {title}
          </Link>
          <StartMark start={start} />
        </h3>
        <span className="flex flex-wrap gap-x-3 text-sm tabular-nums">
          {isQuiet && (
            <span>
              <span>{`0 of ${capacity}`}</span>
              <span className="sr-only"> sold</span>
            </span>
          )}
          <DepartureStateMark departure={departure} />
        </span>
      </div>
      {!isQuiet && (
        <>
          <SeatsBar booked={booked} held={held} capacity={capacity} className="my-1.5" />
          <p className="text-sm tabular-nums">
            <strong>{`${booked} of ${capacity}`}</strong>{" "}
            <span>{`sold${held > 0 ? `, ${held} held` : ""}, ${free} free${guarantee !== undefined ? `. ${guarantee}` : ""}`}</span>
          </p>
        </>
      )}
      {guests.length > 0 && <CrewLine crew={crew} changePath={isPast ? null : `${pathOf("/change")}#crew`} />}
      {guests.length > 0 && (
        <ul aria-label={`Guests of ${title}`} className="mt-2 divide-y divide-line border-y border-line">
          {guests.map((guest) => (
            <Guest key={guest.bookingId} guest={guest} opensBooking={opensBookings} />
          ))}
        </ul>
      )}
      <FormMessage form={form} className="mt-2 text-sm" />
      {!isQuiet && (
        <div className="mt-2 flex flex-wrap gap-2">
          {guests.length > 0 && (
            <>
              {/* A full page load: only that page may use the camera, and its service worker caches it. */}
              <a href={pathOf("/check-in")} data-due className={buttonClasses("primary", small)}>
                <Icon icon={ScanLine} className="size-4" />
                Check in
              </a>
              <Link to={path} className={buttonClasses("secondary", small)}>
                Manifest to print
              </Link>
              {opensBookings && (
                <Link to={pathOf("/messages")} className={buttonClasses("secondary", small)}>
                  Message everybody
                </Link>
              )}
            </>
          )}
          {addBooking}
        </div>
      )}
      <div className="mt-1 grid gap-1 text-sm">
        {!isPast && (
          <Fold title={state === "closed" ? "Change seats or reopen" : "Change seats or close"}>
            {isQuiet && addBooking && <p className="mb-3">{addBooking}</p>}
            <CapacityForm isCompact departure={departure} form={form} />
            {state === "closed" ? (
              <ReopenForm form={form.of({ intent: "reopen" })} guests={guests} />
            ) : (
              <CloseForm form={form.of({ intent: "close" })} guests={guests} />
            )}
            <p className="mt-3">
              <Link to={pathOf("/change")} className="text-peacock underline underline-offset-4">
                Waiting list and all settings
              </Link>
            </p>
          </Fold>
        )}
      </div>
    </article>
  );
}

function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details>
      <summary className="cursor-pointer py-1 font-semibold">{title}</summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  );
}

const paidTones: Record<PaidState, BadgeTone> = {
  paid: "success",
  part: "warning",
  unpaid: "danger",
  refunded: "neutral",
  own: "neutral",
};

function Guest({ guest, opensBooking }: { guest: DayGuest; opensBooking: boolean }) {
  const { bookingId, customerName, customerPhone, paid, isOwn, specialRequests, seats, arrived } = guest;
  return (
    <li className="py-2 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <strong className="wrap-anywhere">
          {opensBooking ? (
            <Link
              to={`/operator/bookings/${bookingId}`}
              className="text-peacock underline-offset-4 hover:underline"
            >
              {customerName}
            </Link>
          ) : (
            customerName
          )}
        </strong>
        <span className="flex gap-1">
          {arrived > 0 && (
            <Badge tone={arrived < seats ? "warning" : "success"}>{arrivedInWords(arrived, seats)}</Badge>
          )}
          {isOwn && <Badge tone="neutral">{ownBookingLabel}</Badge>}
          <Badge tone={paidTones[paid]}>{paidStateLabels[paid]}</Badge>
        </span>
      </div>
      <p className="text-muted tabular-nums">
        <span>{`${partyByAge(guest)},`}</span> <Exact>{bookingId}</Exact>
      </p>
      {specialRequests !== null && <p className="wrap-anywhere">{`Note: ${specialRequests}`}</p>}
      {customerPhone === null ? (
        <p className="text-muted">{`Phone: ${hiddenPhoneText.toLowerCase()}`}</p>
      ) : (
        <PhoneLinks phone={customerPhone} name={customerName} className="mt-1" />
      )}
    </li>
  );
}

/** Reopens a departure. Asks first if its guests get a mail. */
function ReopenForm({ form, guests }: { form: FormState; guests: readonly DayGuest[] }) {
  if (guests.length > 0)
    return (
      <div className="mt-3">
        <ConfirmForm
          label="Reopen departure"
          title="Reopen this departure?"
          description={`A mail says that it takes place, and the bookings' original terms apply again: ${namesOf(guests)}.`}
          confirmLabel="Reopen departure"
          form={form}
        />
      </div>
    );
  return (
    <AnsweredForm form={form} className="mt-3">
      <SubmitButton form={form} variant="secondary" className={small} busy="Reopening…">
        Reopen departure
      </SubmitButton>
    </AnsweredForm>
  );
}

/** Closes a departure with a reason. Asks first if its guests get a mail. */
function CloseForm({ form, guests }: { form: FormState; guests: readonly DayGuest[] }) {
  const isMailed = guests.length > 0;
  const reason = (
    <TextAreaField
      label="Reason for closing"
      required
      hint="Travelers will see this."
      {...form.field("reason")}
      maxLength={300}
    />
  );
  if (isMailed)
    return (
      <div className="mt-3">
        <ConfirmForm
          label="Close departure"
          title="Close this departure?"
          variant="danger"
          description={`A mail goes out at once, with the choice of another date or a full refund: ${namesOf(guests)}.`}
          confirmLabel="Close departure"
          form={form}
        >
          {reason}
        </ConfirmForm>
      </div>
    );
  return (
    <AnsweredForm form={form} className="mt-3 grid gap-2">
      {reason}
      <SubmitButton form={form} variant="danger" busy="Closing…" className={cn(small, "justify-self-start")}>
        Close departure
      </SubmitButton>
    </AnsweredForm>
  );
}

/** Names that a question lists; the others are counted. */
const namedGuests = 5;

/** Returns "12 travelers on 3 bookings (Anita Rao, Vikram Shah and 1 more)". */
function namesOf(guests: readonly DayGuest[]): string {
  const travelers = guests.reduce((sum, { seats }) => sum + seats, 0);
  const names = guests.slice(0, namedGuests).map(({ customerName }) => customerName);
  const others = guests.length - names.length;
  return `${travelers} ${travelers === 1 ? "traveler" : "travelers"} on ${guests.length} ${guests.length === 1 ? "booking" : "bookings"} (${names.join(", ")}${others > 0 ? ` and ${others} more` : ""})`;
}

function AddDeparture({
  tours,
  form,
}: {
  tours: readonly { slug: string; title: string }[];
  form: FormState;
}) {
  return (
    <AnsweredForm form={form} className="mt-2 grid gap-2">
      <SelectField
        label="Tour that leaves on chosen dates"
        required
        {...form.field("tour")}
        options={tours.map(({ slug, title }) => [slug, title] as const)}
      />
      <FormMessage form={form} className="text-sm" />
      <SubmitButton form={form} busy="Adding…" className={cn(small, "justify-self-start")}>
        Add departure
      </SubmitButton>
    </AnsweredForm>
  );
}
