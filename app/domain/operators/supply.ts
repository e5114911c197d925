import { findState, type StateCode } from "~/domain/operators/gst-states";

/** Services that operators sell, each with GST rates of its own in the settings. Sources: docs/tax.md. */
export const supplyKinds = ["tour", "tour-with-credit", "stay", "stay-above"] as const;
export type SupplyKind = (typeof supplyKinds)[number];

/** Service of a tour that no operator runs yet. */
export const usualSupply: SupplyKind = "tour";

export const supplyLabels: Record<SupplyKind, string> = {
  tour: "Tours, without input tax credit",
  "tour-with-credit": "Tours, with input tax credit",
  stay: "Accommodation up to ₹7,500 a unit and day",
  "stay-above": "Accommodation above ₹7,500 a unit and day",
};

/** True for accommodation. Without a GSTIN its GST is the platform's by section 9(5) of the CGST Act, so it is not sold without one. */
export function isStay(kind: SupplyKind): boolean {
  return kind === "stay" || kind === "stay-above";
}

/**
 * Returns the State in which a tour's accommodation is supplied; null for tours, whose place of supply the buyer decides. Source: section
 * 12(3) and 13(4) of the IGST Act, 2017.
 * @param state where the tour is, by name
 * @throws Error for an unknown State
 */
export function stayStateOf(kind: SupplyKind, state: string | undefined): StateCode | null {
  if (!isStay(kind)) return null;
  const found = findState(state ?? "");
  if (!found) throw new Error(`unknown State ${state}`);
  return found.code;
}

/** Service accounting codes. Source: Annexure to Notification 11/2017-Central Tax (Rate), scheme of classification of services. */
export const tourCode = "998555";
export const stayCode = "996311";

/** Returns the name of the service with a code. */
export function serviceName(code: string): string {
  return code === stayCode ? "Room or unit accommodation services" : "Tour operator services";
}
