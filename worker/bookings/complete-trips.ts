import { todayInIndia } from "~/domain/calendar/calendar";
import { changeBooking, type ChangeDependencies } from "./change-booking";
import { listTraveled } from "./due-bookings.repo";
import { bookingOfRow } from "./traveler-bookings.repo";

/** Marks confirmed bookings as completed on the day after their trip. */
export async function completeTrips(dependencies: ChangeDependencies): Promise<void> {
  const { db, clock } = dependencies;
  const errors: unknown[] = [];
  for (const id of await listTraveled(db, todayInIndia(clock()))) {
    await changeBooking(dependencies, bookingOfRow(id), ({ booking }) =>
      booking.status === "confirmed"
        ? { by: { id: null, actor: "system" }, reason: null, status: "completed" }
        : null,
    ).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, "Some trips could not be completed");
}
