import { maxInfantAge, childAges } from "~/domain/bookings/party-limits";
import { OctoError } from "./errors";

/** Units of OCTO: the people of a party. */

/** A person of a reservation. */
export interface OctoUnitItem {
  uuid: string;
  unitId: UnitId;
  resellerReference: string | null;
}

export const unitIds = ["adult", "child", "infant"] as const;
export type UnitId = (typeof unitIds)[number];

export interface OctoParty {
  /** Adults and children. */
  numberOfTravelers: number;
  children: number;
  infants: number;
}

export const unitAges: Record<UnitId, { min: number; max: number }> = {
  adult: { min: childAges.max + 1, max: 100 },
  child: childAges,
  infant: { min: 0, max: maxInfantAge },
};

/** @throws OctoError `INVALID_UNIT_ID` */
export function requireUnitId(id: string): UnitId {
  const known = unitIds.find((unit) => unit === id);
  if (known === undefined) throw new OctoError("INVALID_UNIT_ID", { unitId: id });
  return known;
}

/** Counts the people of units. */
export function partyOfUnits(units: readonly { id: UnitId; quantity: number }[]): OctoParty {
  const of = (id: UnitId) => units.reduce((sum, unit) => sum + (unit.id === id ? unit.quantity : 0), 0);
  return { numberOfTravelers: of("adult") + of("child"), children: of("child"), infants: of("infant") };
}

/** Returns why nobody can book for a party, a sentence; null if they can. */
export function partyProblem(
  { numberOfTravelers, children, infants }: OctoParty,
  max: number,
): string | null {
  const adults = numberOfTravelers - children;
  if (adults < 1) return "At least one adult must travel.";
  if (infants > adults) return "Each adult can bring one infant at most.";
  return numberOfTravelers > max ? `A booking holds up to ${max} adults and children.` : null;
}
