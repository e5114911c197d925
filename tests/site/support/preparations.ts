import path from "node:path";
import { root } from "../../../scripts/lib/process.mjs";
import { readSecretKeys } from "../../../scripts/lib/secret-keys";
import { createKeys } from "../../../worker/platform/keys/keys";
import { bankStatements } from "../../../scripts/seed/demo-operator";

/** People of an office with few rights, whose links are opened: what each may do, by their names. */
export const limitedRoles = {
  support: "admin",
  finance: "admin",
  content: "admin",
  tours: "operator",
  departures: "operator",
  bookings: "operator",
  reviews: "operator",
  earnings: "operator",
} as const;

export type LimitedRole = keyof typeof limitedRoles;

/** The phone of an account that signs in by it. */
export const verifiedPhone = "+919845010000";

/** Companies that wait for verification beside the demo data's: of what is decided one each for the list and for its own page. */
const waitingCompanies = ["one", "two", "three", "four"];

/** Ids of the documents that they uploaded. */
export const uploadedDocuments = waitingCompanies.map((name) => `document-${name}`);

/** Changes of the demo data without which a form is offered to nobody. */
export const preparations: string[] = [
  // An account that signs in by phone.
  `UPDATE users SET phone = '${verifiedPhone}', verified_phone = '${verifiedPhone}' WHERE id =
    (SELECT id FROM users WHERE role = 'user' AND status = 'active' AND email <> 'traveler@tourbharat.example' ORDER BY id LIMIT 1)`,
  // A second member: one is removed, the other becomes the owner.
  account("member", "'tour_operator', 'verified', NULL, NULL"),
  `INSERT INTO operator_members (operator_slug, user_id, rights, added_by, created_at)
    SELECT operator_slug, 'crawl-member', rights, added_by, created_at + 1 FROM operator_members`,
  account("second-admin", "'admin', 'pending', 'support', 'ADM-CRAWL234'"),
  ...waitingCompanies.flatMap((name) => [
    account(name, "'tour_operator', 'pending', NULL, NULL"),
    `INSERT INTO operators (slug, company_name, base_city, registration_number, address, phone, pan, status, owner_id)
      SELECT slug || '-${name}', company_name || ' ${name}', base_city, registration_number, address, phone, pan, status, 'crawl-${name}'
      FROM operators WHERE slug = 'konkan-trails'`,
    `INSERT INTO operator_documents (id, operator_slug, kind, file_name, content_type, size, created_at)
      SELECT 'document-${name}', 'konkan-trails-${name}', 'pan', 'pan.txt', 'text/plain', 3, confirmed_at
      FROM bank_accounts WHERE operator_slug = 'deccan-and-coast'`,
  ]),
  ...bankStatements(
    waitingCompanies.map((name) => `konkan-trails-${name}`),
    createKeys({ SECRET_KEYS: readSecretKeys(path.join(root, ".dev.vars")) }),
  ),
  "UPDATE bank_accounts SET proven_at = NULL WHERE operator_slug = 'konkan-trails-four'",
  "UPDATE tours SET drawing = 'fort' WHERE slug = 'bidar-blackware-and-persian-tiles'",
  "UPDATE tours SET status = 'draft' WHERE slug = 'malvan-sea-forts-and-snorkelling'",
  "UPDATE tours SET status = 'pending' WHERE slug IN ('kovalam', 'mahabalipuram', 'araku-valley', 'tirupati', 'dudhsagar-falls')",
  "UPDATE tours SET status = 'draft' WHERE slug IN ('varkala', 'dandeli-white-water')",
  // Texts of an operator without an account, which nothing changes meanwhile.
  `INSERT INTO tour_drafts (tour_id, "values", updated_at, submitted_at)
    SELECT id, '{"subtitle":"The same days in other words"}', unixepoch() * 1000, unixepoch() * 1000 FROM tours WHERE slug IN ('coorg', 'wayanad')`,
  `INSERT INTO thread_reports (id, booking, reporter, reason, created_at)
    SELECT 'crawl-report', 'demo-booking-11', 'operator', reason, created_at FROM thread_reports`,
  // The administrator who prepares a payout may not approve it.
  "UPDATE payouts SET created_by = 'demo-pending-admin' WHERE status = 'due'",
];

/** The accounts of people with few rights, who sign in with the demo accounts' password. */
export const limitedAccounts: string[] = [
  ...Object.entries(limitedRoles).flatMap(([role, office]) =>
    office === "admin"
      ? [account(role, `'admin', 'active', '${role}', NULL`)]
      : [
          account(role, "'tour_operator', 'verified', NULL, NULL"),
          `INSERT INTO operator_members (operator_slug, user_id, rights, added_by, created_at)
            SELECT operator_slug, 'crawl-${role}', '["${role}"]', added_by, created_at FROM operator_members WHERE user_id = 'demo-staff'`,
        ],
  ),
  `INSERT INTO accounts (id, user_id, provider_id, account_id, password, created_at, updated_at)
    SELECT users.id, users.id, provider_id, users.id, password, accounts.created_at, accounts.updated_at
    FROM users JOIN accounts ON user_id = 'demo-staff' WHERE users.id LIKE 'crawl-%'`,
];

/** Returns the statement that adds an account. @param standing role, status, role of administrators and request code, in SQL */
function account(name: string, standing: string): string {
  return `INSERT INTO users (id, name, email, email_verified, role, status, admin_role, request_code, created_at, updated_at)
    SELECT 'crawl-${name}', 'Farah ${name}', '${name}@tourbharat.example', 1, ${standing}, created_at, updated_at FROM users WHERE id = 'demo-pending-operator'`;
}
