import { toPaise } from "~/domain/money/paise";

/**
 * States and union territories by their GST State code, the first two digits of a GSTIN. Source: the list of State codes of the GST
 * portal (services.gst.gov.in); codes 25 and 28 were merged into 26 and 37.
 */
const list = [
  { code: "35", name: "Andaman and Nicobar Islands" },
  { code: "37", name: "Andhra Pradesh" },
  { code: "12", name: "Arunachal Pradesh" },
  { code: "18", name: "Assam" },
  { code: "10", name: "Bihar" },
  { code: "04", name: "Chandigarh" },
  { code: "22", name: "Chhattisgarh" },
  { code: "26", name: "Dadra and Nagar Haveli and Daman and Diu" },
  { code: "07", name: "Delhi" },
  { code: "30", name: "Goa" },
  { code: "24", name: "Gujarat" },
  { code: "06", name: "Haryana" },
  { code: "02", name: "Himachal Pradesh" },
  { code: "01", name: "Jammu and Kashmir" },
  { code: "20", name: "Jharkhand" },
  { code: "29", name: "Karnataka" },
  { code: "32", name: "Kerala" },
  { code: "38", name: "Ladakh" },
  { code: "31", name: "Lakshadweep" },
  { code: "23", name: "Madhya Pradesh" },
  { code: "27", name: "Maharashtra" },
  { code: "14", name: "Manipur" },
  { code: "17", name: "Meghalaya" },
  { code: "15", name: "Mizoram" },
  { code: "13", name: "Nagaland" },
  { code: "21", name: "Odisha" },
  { code: "97", name: "Other Territory" },
  { code: "34", name: "Puducherry" },
  { code: "03", name: "Punjab" },
  { code: "08", name: "Rajasthan" },
  { code: "11", name: "Sikkim" },
  { code: "33", name: "Tamil Nadu" },
  { code: "36", name: "Telangana" },
  { code: "16", name: "Tripura" },
  { code: "09", name: "Uttar Pradesh" },
  { code: "05", name: "Uttarakhand" },
  { code: "19", name: "West Bengal" },
] as const;
export type StateCode = (typeof list)[number]["code"];

export interface TaxState {
  code: StateCode;
  name: string;
}

/** All States, by name. */
export const taxStates: readonly TaxState[] = list;

/** State of our own office, for a supply whose parties give none. */
const platformState: StateCode = "29";

const merged: Record<string, StateCode> = { "25": "26", "28": "37" };

/** Union territories without a legislature, where the UTGST Act, 2017 applies instead of a State's own. */
const withUtgst: ReadonlySet<StateCode> = new Set(["04", "26", "31", "35", "38", "97"]);

/** Returns the State of a code. */
export function stateWith(code: StateCode): TaxState {
  const state = taxStates.find((each) => each.code === code);
  if (!state) throw new Error(`unknown State ${code}`);
  return state;
}

/** Returns the State of a code ("29") or name ("karnataka"), or null. */
export function findState(text: string): TaxState | null {
  const wanted = text.trim().toLowerCase();
  const code = merged[wanted] ?? wanted;
  return taxStates.find((state) => state.code === code || state.name.toLowerCase() === wanted) ?? null;
}

/** Returns the State of a GSTIN, or null if its code is not a State's. */
export function stateOfGstin(gstin: string): TaxState | null {
  return findState(gstin.slice(0, 2));
}

/** Returns the State of a registered party, ours for one without a GSTIN. */
export function registeredState(gstin: string | null): StateCode {
  return (gstin === null ? null : stateOfGstin(gstin)?.code) ?? platformState;
}

/** Returns the name of the State's half of the tax within a State. */
function stateTaxName(code: StateCode): "SGST" | "UTGST" {
  return withUtgst.has(code) ? "UTGST" : "SGST";
}

/** A part of a tax. */
export interface TaxPart {
  name: "CGST" | "SGST" | "UTGST" | "IGST";
  percent: number;
  paise: number;
}

/** A part as stored before taxes had paise. */
export type RupeePart = Omit<TaxPart, "paise"> & { amount: number };

/** Returns a part as stored in either unit. */
export function inPaise(part: TaxPart | RupeePart): TaxPart {
  return "paise" in part ? part : { name: part.name, percent: part.percent, paise: toPaise(part.amount) };
}

/** Sums parts with one of these names, or all. Paise. */
export function sumOfParts(parts: readonly TaxPart[], names?: readonly TaxPart["name"][]): number {
  return parts.reduce((sum, { name, paise }) => (names?.includes(name) === false ? sum : sum + paise), 0);
}

/**
 * Splits a tax into its parts: integrated tax between States, within a State equal halves of central and State tax. Source: sections 7, 8
 * and 12(2) of the IGST Act, 2017.
 * @param paiseAt the tax at the rate of a part
 */
export function gstParts(
  percent: number,
  { seller, place }: { seller: StateCode; place: StateCode | null },
  paiseAt: (percent: number) => number,
): TaxPart[] {
  if (seller !== place) return [{ name: "IGST", percent, paise: paiseAt(percent) }];
  const half = { percent: percent / 2, paise: paiseAt(percent / 2) };
  return [
    { name: "CGST", ...half },
    { name: stateTaxName(place), ...half },
  ];
}
