import type { CheckIn } from "./check-in";

/** Returns how many of a party have come. @param seats of the party */
export function arrivedOf(seats: number, checkIn: Pick<CheckIn, "arrived"> | null): number {
  return checkIn ? Math.min(seats, checkIn.arrived ?? seats) : 0;
}

/** Describes who of a party has come: "Checked in", "3 of 5 arrived". @param arrived at least 1 */
export function arrivedInWords(arrived: number, seats: number): string {
  return arrived < seats ? `${arrived} of ${seats} arrived` : "Checked in";
}
