import { insert, literal } from "./sql";

/**
 * Returns the statements for the demo operator's profile and its one staff member. It has no bank account: the number is
 * encrypted with the site's secret, which the seed does not have.
 * @param since UTC instant at which the member joined
 */
export function operatorStatements(slug: string, since: number): string[] {
  const operator = { gstin: "29AADCD4217P1ZA", registration: "U63040KA2016PTC013217" };
  return [
    `UPDATE operators SET gstin = ${literal(operator.gstin)},
      registration_number = coalesce(registration_number, ${literal(operator.registration)}),
      address = coalesce(address, '18 Church Street, Bangalore 560001, Karnataka')
      WHERE slug = ${literal(slug)}`,
    insert("operator_members", {
      operator_slug: slug,
      user_id: "demo-staff",
      rights: ["departures", "bookings"],
      added_by: "demo-operator",
      created_at: since,
    }),
  ];
}
