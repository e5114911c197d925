import { checkCharacterOf } from "../../app/domain/operators/gstin";
import type { Keys } from "../../worker/platform/keys/keys";
import { operatorOfDemoAccount } from "./demo-accounts";
import { insert, literal } from "./sql";

/** GST State codes of the operators that are registered for GST, besides the demo account's company. */
const registeredIn: Readonly<Record<string, string>> = {
  "nilgiri-trails": "29",
  "himalaya-footpaths": "07",
  "kalinga-magadh": "21",
  "sahyadri-weekends": "27",
  "thar-and-kutch": "24",
};

/** Returns an operator's tax numbers. Two operators have no GSTIN. */
export function taxNumbersOf(slug: string): { pan: string; gstin: string | null } {
  if (slug === operatorOfDemoAccount) return demoCompany;
  const pan = `AAACT${1000 + sumOf(slug)}K`;
  const state = registeredIn[slug];
  const number = `${state}${pan}1Z`;
  return { pan, gstin: state === undefined ? null : number + checkCharacterOf(number) };
}

function sumOf(slug: string): number {
  return [...slug].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9000, 7);
}

/** Returns the street of an operator other than the demo account's. */
export function streetOf(slug: string): string {
  return `${12 + (sumOf(slug) % 90)} Station Road`;
}

/** A year and a half ago, before the first payout. */
const confirmedAt = "(unixepoch() - 550 * 86400) * 1000";

/**
 * Returns the statements for the details and confirmed bank accounts of operators that have none yet, so that they lack little for a
 * verification and can be paid.
 * @param slugs of the operators, in a fixed order
 */
export function bankStatements(slugs: readonly string[], keys: Pick<Keys, "encrypt">): string[] {
  return slugs.flatMap((operator, index) => {
    const number = String(50_100_000_001_234 + index * 7919);
    const own = `slug = ${literal(operator)}`;
    const { pan, gstin } = taxNumbersOf(operator);
    return [
      `UPDATE operators SET registration_number = coalesce(registration_number, ${literal(`U63040IN20${10 + index}PTC0${13_000 + index * 217}`)}),
        address = coalesce(address, ${literal(`${streetOf(operator)}, `)} || base_city),
        phone = coalesce(phone, ${literal(`+9180412346${String(10 + index)}`)}) WHERE ${own}`,
      `UPDATE operators SET pan = ${literal(pan)}, gstin = ${literal(gstin)} WHERE ${own} AND pan IS NULL`,
      `INSERT INTO bank_accounts (operator_slug, holder, encrypted_number, last_digits, ifsc, confirmed_at, proven_at)
        SELECT slug, company_name, ${literal(keys.encrypt("bank-account", number, operator))}, ${literal(number.slice(-4))},
        'HDFC0001234', ${confirmedAt}, ${confirmedAt} FROM operators WHERE ${own} ON CONFLICT DO NOTHING`,
    ];
  });
}

/** Numbers and address of the demo operator's company. */
export const demoCompany = {
  gstin: "29AADCD4217P1ZA",
  pan: "AADCD4217P",
  registration: "U63040KA2016PTC013217",
  address: "18 Church Street, Bangalore 560001, Karnataka",
  phone: "+918041234567",
};

/**
 * Returns the statements for the demo operator's owner, profile and one staff member.
 * @param since UTC instant at which the member joined
 */
export function operatorStatements(since: number): string[] {
  const { gstin, pan, registration, address, phone } = demoCompany;
  return [
    `UPDATE operators SET owner_id = 'demo-operator', gstin = ${literal(gstin)}, pan = ${literal(pan)},
      registration_number = coalesce(registration_number, ${literal(registration)}),
      address = coalesce(address, ${literal(address)}), phone = coalesce(phone, ${literal(phone)})
      WHERE slug = ${literal(operatorOfDemoAccount)}`,
    insert("operator_members", {
      operator_slug: operatorOfDemoAccount,
      user_id: "demo-staff",
      rights: ["departures", "bookings"],
      added_by: "demo-operator",
      created_at: since,
    }),
  ];
}

/** Returns the statement for the platform's own tax numbers: samples with valid check characters. */
export function taxIdentityStatement(since: number): string {
  const [gstin, tcsRegistration] = ["29AABCT4567R1Z", "29AABCT4567R1C"].map(
    (number) => number + checkCharacterOf(number),
  );
  return insert("settings", {
    name: "tax-identity",
    value: {
      legalName: "Tour Bharat Private Limited",
      legalForm: "private",
      registrationNumber: "U63040KA2010PTC054321",
      registeredAddress: "27 Gulmohar Arcade, Residency Road, Bengaluru 560025, Karnataka (a demo address)",
      pan: "AABCT4567R",
      tan: "BLRT12345B",
      gstin,
      tcsRegistration,
    },
    version: 1,
    updated_at: since,
  });
}
