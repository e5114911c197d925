import { toPaise } from "~/domain/money/paise";

/**
 * States and union territories by their GST State code, the first two digits of a GSTIN. Source: the list of State codes of the GST
 * portal (services.gst.gov.in); codes 25 and 28 were merged into 26 and 37. 96 is its code for other countries.
 * With the first three digits of their PIN codes, "from-to" or one. Source: the directory of India Post (data.gov.in), as in GeoNames, October
 * 2026. Districts of several States, like 605 of Puducherry and Tamil Nadu, are left out, and so are 900 and above, of the army.
 */
const list = [
  { code: "35", name: "Andaman and Nicobar Islands", pins: "744" },
  { code: "37", name: "Andhra Pradesh", pins: "515-535" },
  { code: "12", name: "Arunachal Pradesh", pins: "790-792" },
  { code: "18", name: "Assam", pins: "781-788" },
  { code: "10", name: "Bihar", pins: "800-812 821 823-824 841-855" },
  { code: "04", name: "Chandigarh" },
  { code: "22", name: "Chhattisgarh", pins: "490-497" },
  { code: "26", name: "Dadra and Nagar Haveli and Daman and Diu" },
  { code: "07", name: "Delhi", pins: "110" },
  { code: "30", name: "Goa", pins: "403" },
  { code: "24", name: "Gujarat", pins: "360-395" },
  { code: "06", name: "Haryana", pins: "121-136" },
  { code: "02", name: "Himachal Pradesh", pins: "171-177" },
  { code: "01", name: "Jammu and Kashmir", pins: "180-193" },
  { code: "20", name: "Jharkhand", pins: "814-816 822 825-835" },
  { code: "29", name: "Karnataka", pins: "560-591" },
  { code: "32", name: "Kerala", pins: "670-681 683-695" },
  { code: "38", name: "Ladakh", pins: "194" },
  { code: "31", name: "Lakshadweep" },
  { code: "23", name: "Madhya Pradesh", pins: "450-488" },
  { code: "27", name: "Maharashtra", pins: "400-402 410-445" },
  { code: "14", name: "Manipur", pins: "795" },
  { code: "17", name: "Meghalaya", pins: "793-794" },
  { code: "15", name: "Mizoram", pins: "796" },
  { code: "13", name: "Nagaland", pins: "797-798" },
  { code: "21", name: "Odisha", pins: "751-770" },
  { code: "97", name: "Other Territory" },
  { code: "96", name: "Outside India" },
  { code: "34", name: "Puducherry" },
  { code: "03", name: "Punjab", pins: "140-159" },
  { code: "08", name: "Rajasthan", pins: "301-345" },
  { code: "11", name: "Sikkim", pins: "737" },
  { code: "33", name: "Tamil Nadu", pins: "600-604 606 608 610-643" },
  { code: "36", name: "Telangana", pins: "500-509" },
  { code: "16", name: "Tripura", pins: "799" },
  { code: "09", name: "Uttar Pradesh", pins: "201-243 245 250-261 271-285" },
  { code: "05", name: "Uttarakhand", pins: "248-249 263" },
  { code: "19", name: "West Bengal", pins: "700-736 741-743" },
] as const satisfies { code: string; name: string; pins?: string }[];
export type StateCode = (typeof list)[number]["code"];

export interface TaxState {
  code: StateCode;
  name: string;
}

/** All States, by name. */
export const taxStates: readonly TaxState[] = list.map(({ code, name }) => ({ code, name }));

/** The choice of buyers who live abroad. */
export const abroad: StateCode = "96";

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

/** Returns the State of a PIN code; null for a district of several States, and for an unknown one. */
export function stateOfPin(pin: string): StateCode | null {
  const district = pin.slice(0, 3);
  const isHere = (range: string) => range.slice(0, 3) <= district && district <= range.slice(-3);
  const state = list.find((each) => "pins" in each && each.pins.split(" ").some(isHere));
  return (/^\d{6}$/.test(pin) && state?.code) || null;
}

/** Returns the State of a GSTIN, or null if its code is not a State's. */
export function stateOfGstin(gstin: string): TaxState | null {
  const state = findState(gstin.slice(0, 2));
  return state?.code === abroad ? null : state;
}

/** Returns the State that a buyer gave, else that of the GST number, else that of the PIN code. */
export function stateGiven(
  given: Partial<Record<"gstin" | "postalCode", string | null>>,
  state: StateCode | null = null,
): StateCode | null {
  return state ?? stateOfGstin(given.gstin ?? "")?.code ?? stateOfPin(given.postalCode ?? "");
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
