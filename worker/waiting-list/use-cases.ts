import type { DepartureDate } from "~/domain/departures/departure-change";
import { AppError } from "~/domain/errors";
import type { ListedWaitingEntry } from "~/domain/waiting-list/waiting-list";
import type { Admin, Staff } from "../platform/authz/actors";
import { admin, adminOrStaff, query, traveler } from "../platform/authz/guards";
import { isTourOf } from "../platform/authz/operator-rights.repo";
import type { Database } from "../platform/db/client";
import { orUnavailable, reading, visitor } from "../platform/authz/use-case";
import { joinWaitingList } from "./join-waiting-list";
import {
  confirmWaiting,
  findOffer,
  getWaitingEntry,
  leaveWaitingList,
  listWaitingEntries,
} from "./waiting-entry";
import { listWaitingDays, listWaitingForDeparture } from "./waiting-list.repo";

export const waitingListUseCases = {
  joinWaitingList: orUnavailable(visitor(joinWaitingList)),
  getWaitingEntry: visitor(reading(getWaitingEntry)),
  listWaitingEntries: traveler(reading(listWaitingEntries)),
  confirmWaiting: orUnavailable(visitor(confirmWaiting)),
  leaveWaitingList: orUnavailable(visitor(leaveWaitingList)),
  findOffer: visitor(reading(findOffer)),
  listWaitingDays: admin("read", query(listWaitingDays)),
  listWaiting: adminOrStaff("view-bookings", "departures", reading(listWaiting)),
};

/** Lists the waiting list of a departure in order. @throws AppError `not_found` (another operator's tour) */
async function listWaiting(
  { db }: { db: Database },
  actor: Admin | Staff<"departures">,
  { tour, ...departure }: DepartureDate,
): Promise<ListedWaitingEntry[]> {
  const condition = actor.role === "admin" ? undefined : isTourOf(actor.id, "departures");
  const entries = await listWaitingForDeparture(db, { tour: tour.toLowerCase(), ...departure }, condition);
  if (!entries) throw new AppError("not_found", "Departure not found.");
  return entries;
}
