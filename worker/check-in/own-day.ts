import { addDays, startOfDayInIndia, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { checkInWindow, isCheckInOpen } from "~/domain/check-in/check-in";
import { arrivedOf } from "~/domain/check-in/arrived";
import { partyByAge } from "~/domain/check-in/manifest";
import { AppError } from "~/domain/errors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import { randomId } from "../platform/surroundings";
import { openOwnLink, type OwnLink } from "../resources/own-link";
import { listOwnDepartures } from "../resources/resources.repo";
import { findManifest } from "./manifest.repo";
import { checkIn } from "./record-check-ins";

interface OwnDependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
}

/** Returns a person's departures of today and tomorrow, with those who travel, by their link. @throws AppError `not_found` */
export async function getOwnDay(dependencies: OwnDependencies, link: OwnLink) {
  const { db, clock } = dependencies;
  const person = await openOwnLink(dependencies, link);
  const today = todayInIndia(clock());
  const taken = await listOwnDepartures(db, person.id, {
    from: startOfDayInIndia(today),
    to: startOfDayInIndia(addDays(today, 2)),
  });
  const found = await Promise.all(
    taken.map((of) => findManifest(db, { resource: person.id }, { ...of, today }, () => ({}))),
  );
  return {
    name: person.name,
    companyName: person.companyName,
    today,
    departures: found.flatMap((manifest) => (manifest ? [departureOf(manifest, today)] : [])),
  };
}

function departureOf(manifest: NonNullable<Awaited<ReturnType<typeof findManifest>>>, today: TravelDate) {
  const { tourSlug, tourTitle, travelDate, lastDay, startTime, meetingPoint, closedReason, crew, rows } =
    manifest;
  const opens = isCheckInOpen(checkInWindow(travelDate, lastDay), today) && closedReason === null;
  return {
    id: `${tourSlug} ${travelDate} ${manifest.start}`,
    tourTitle,
    travelDate,
    lastDay,
    startTime,
    meetingPoint,
    closedReason,
    crew: crew.map(({ name }) => name),
    guests: rows.map((row) => ({
      bookingId: row.bookingId,
      name: row.customerName,
      phone: row.customerPhone,
      party: partyByAge(row),
      pickUp: row.pickUp,
      notes: row.specialRequests,
      seats: row.seats,
      arrived: arrivedOf(row.seats, row.checkIn),
      canCheckIn: opens && arrivedOf(row.seats, row.checkIn) < row.seats && row.status === "confirmed",
    })),
  };
}

/** Checks a booking in by a person's link, or part of its party. @returns a message @throws AppError `not_found`, `illegal_transition` (the reason in words) */
export async function checkInOnOwnPage(
  dependencies: OwnDependencies,
  link: OwnLink,
  { bookingId, arrived }: { bookingId: string; arrived?: number | undefined },
): Promise<string> {
  const { id } = await openOwnLink(dependencies, link);
  const at = new Date(dependencies.clock()).toISOString();
  const [answer] = await checkIn(dependencies, { resource: id }, [
    { id: randomId(), bookingId, way: "hand", at, arrived },
  ]);
  if (!answer || answer.result === "refused")
    throw new AppError("illegal_transition", answer?.message ?? "Booking not found.");
  return answer.message;
}
