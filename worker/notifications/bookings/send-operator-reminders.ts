import { partyInWords } from "~/domain/bookings/booking-review";
import { showsCustomerPhone } from "~/domain/desk/operator-booking";
import { owedOn } from "~/domain/bookings/unpaid-booking";
import {
  addDays,
  hourInIndia,
  startOfDayInIndia,
  todayInIndia,
  type TravelDate,
} from "~/domain/calendar/calendar";
import { ownSaleLabels } from "~/domain/bookings/own-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { startQuery } from "~/domain/departures/departure-change";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { formatRupees } from "~/domain/money/money";
import type { NewNotification } from "~/domain/notifications/notification";
import { writeNotifications } from "../notifications.repo";
import { unpaidNotification } from "./notify-of-booking";
import { listBookingsOfDay, listDueWithin, listOperatorsWithDepartures } from "./operator-reminders.repo";
import type { ReminderDependencies } from "./send-reminders";

/** Hours in India. */
const firstHour = 8;
const manifestHour = 18;

/** Per run; the rest follows in the next minute. */
const unpaidPerRun = 50;
const manifestsPerRun = 20;

/** Notifies operators of unpaid bookings that are due tomorrow, from 8 AM in India and once per due date. */
export async function notifyOfUnpaid({ db, clock, bookingMailer }: ReminderDependencies): Promise<void> {
  const now = clock();
  if (hourInIndia(now) < firstHour) return;
  const tomorrow = addDays(todayInIndia(now), 1);
  const due = await listDueWithin(db, {
    from: startOfDayInIndia(tomorrow),
    until: startOfDayInIndia(addDays(tomorrow, 1)) - 1,
    limit: unpaidPerRun,
  });
  const notifications = due.map(({ dueAt, ...about }) => {
    const operatorUrl = bookingMailer.addressOf(`/operator/bookings/${about.booking.bookingId}`);
    const { operatorSlug } = about.booking;
    return unpaidNotification({ ...about, operatorSlug, operatorUrl, url: null }, dueAt);
  });
  await writeNotifications(db, notifications, now);
  if (notifications.length > 0) bookingMailer.deliver();
}

/** Sends each operator the manifest of the next day, from 6 PM in India, once and only if there are travelers. */
export async function sendManifests({ db, clock, bookingMailer }: ReminderDependencies): Promise<void> {
  const now = clock();
  if (hourInIndia(now) < manifestHour) return;
  const travelDate = addDays(todayInIndia(now), 1);
  const operators = await listOperatorsWithDepartures(db, travelDate, manifestsPerRun);
  const notifications: NewNotification[] = [];
  for (const operator of operators) {
    const bookings = await listBookingsOfDay(db, operator, travelDate);
    notifications.push(manifestOf(operator, travelDate, bookings, bookingMailer.addressOf));
  }
  await writeNotifications(db, notifications, now);
  if (notifications.length > 0) bookingMailer.deliver();
}

type Bookings = Awaited<ReturnType<typeof listBookingsOfDay>>;

function manifestOf(
  operator: string,
  travelDate: TravelDate,
  bookings: Bookings,
  addressOf: (path: string) => string | null,
): NewNotification {
  const date = formatTravelDate(travelDate);
  const byTour = [...Map.groupBy(bookings, ({ slug, booking }) => slug + booking.start).values()];
  const travelers = bookings.reduce((sum, { booking }) => sum + booking.numberOfTravelers, 0);
  const counts = {
    departures: counted(byTour.length, "departure"),
    travelers: counted(travelers, "traveler"),
  };
  const [only] = byTour.length === 1 ? (byTour[0] ?? []) : [];
  return {
    event: "manifest",
    key: `manifest/${operator}/${travelDate}`,
    to: { operator },
    params: { date, ...counts },
    url: addressOf(
      only
        ? `/operator/departures/${only.slug}/${travelDate}${startQuery(only.booking.start)}`
        : "/operator/departures",
    ),
    mail: {
      subject: `Tomorrow, ${date}: ${counts.departures}, ${counts.travelers}`,
      preheader: byTour.map(([first]) => first?.tourTitle ?? "").join(", "),
      heading: `Manifest of ${date}`,
      paragraphs: [],
      details: [],
      sections: byTour.map((each) => sectionOf(each, addDays(travelDate, -1))),
      action: only ? "View manifest" : "View departures",
    },
  };
}

function sectionOf(bookings: Bookings, today: TravelDate): { heading: string; lines: string[] } {
  const [first] = bookings;
  if (!first) return { heading: "", lines: [] };
  const start = startInWords(first.booking.travelDate, first.departures);
  return {
    heading: first.tourTitle,
    lines: [
      `Starts ${start}. Meeting point: ${first.guide.meetingPoint}`,
      ...bookings.map((each) => lineOf(each, today)),
    ],
  };
}

function lineOf({ booking }: Bookings[number], today: TravelDate): string {
  const owed = owedOn(booking);
  const lines = [
    [booking.customerName, showsCustomerPhone(booking, today) ? booking.customerPhone : []].flat().join(", "),
    [
      booking.bookingId,
      `${partyInWords(booking)} traveling`,
      booking.ownSale === null
        ? owed > 0
          ? `${formatRupees(owed)} unpaid`
          : "paid"
        : ownSaleLabels()[booking.ownSale],
    ].join(" · "),
    ...(booking.pickUp ? [`Pick-up: ${booking.pickUp}`] : []),
    ...(booking.specialRequests ? [`Requests: ${booking.specialRequests}`] : []),
  ];
  return lines.join("\n");
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
