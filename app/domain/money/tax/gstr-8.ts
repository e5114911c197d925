import { gstParts, type StateCode, type TaxPart } from "~/domain/operators/gst-states";

/**
 * Returns the TCS of a row of GSTR-8: equal halves of central and State tax within a State, integrated tax between States. Sources:
 * section 52(1) of the CGST Act, 2017, with Notifications 52/2018 and 15/2024-Central Tax, which fix the half.
 * @param net whole rupees, below zero if more was returned than supplied
 */
export function tcsParts(
  net: number,
  percent: number,
  states: { seller: StateCode; place: StateCode },
): TaxPart[] {
  // A percentage of rupees is as many paise.
  return gstParts(percent, states, (own) => Math.sign(net) * Math.floor(Math.abs(net) * own + 0.5));
}
