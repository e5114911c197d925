import { apiKeys, auditDetails, calendarFeeds, delayedChanges } from "../../platform/db/schema";
import { isOfActionAbout } from "../audit-rows-about.repo";
import { by, change, remove, type PersonalTable } from "../personal-table.repo";

const ofAdministrators = "Names administrators only, whose accounts are not deleted.";
const nobody = "Names nobody.";

/** Tables of the platform and its administrators. */
export const platformTables = {
  audit_details: {
    exported: "Changes by administrators; erased with the account.",
    account: [remove(auditDetails, ({ db, owner }) => isOfActionAbout(db, owner))],
  },
  audit_log: {
    exported: "Actions with account ids; signed against changes.",
    stays: "A chain of hashes, with ids only.",
  },
  delayed_changes: {
    exported: "Changes of administrators that wait ten seconds; deleted after a day.",
    account: [remove(delayedChanges, by(delayedChanges.actorId))],
  },
  api_keys: {
    exported: "Keys of companies, with the account that made each.",
    account: [change(apiKeys, by(apiKeys.createdBy), { createdBy: null })],
  },
  calendar_feeds: {
    exported: "Calendars of companies, with the account that added each.",
    account: [change(calendarFeeds, by(calendarFeeds.createdBy), { createdBy: null })],
  },
  settings: { exported: "The administrator who changed a platform setting.", stays: ofAdministrators },
  disputes: {
    exported: "The administrator who recorded a dispute; what it returned is exported with the booking.",
    stays: ofAdministrators,
  },
  tax_payments: {
    exported: "The administrator who recorded a payment of tax; it is the platform's.",
    stays: ofAdministrators,
  },
  bank_imports: { exported: "The administrator who imported a file of the bank.", stays: ofAdministrators },
  settlements: { exported: "Transfers of the payment service.", stays: nobody },
  settlement_lines: {
    exported: "Payments and refunds as the payment service settled them; exported with the booking.",
    stays: "Books of account: section 36 of the CGST Act, 2017.",
  },
  bank_lines: {
    exported: "Lines of the platform's bank statements, which may name who paid.",
    stays: "Books of account: section 36 of the CGST Act, 2017.",
  },
  resolved_lines: {
    exported: "The administrator who explained a line of the bank.",
    stays: ofAdministrators,
  },
  payouts: {
    exported: "The administrator who made a payout; the payout is the company's.",
    stays: ofAdministrators,
  },
  booking_proposals: {
    exported: "The administrator who proposed a change; its outcome is in the booking's history.",
    stays: ofAdministrators,
  },
  resellers: { exported: "Companies that sell tours.", stays: nobody },
  webhook_deliveries: { exported: "References, states and amounts, without names.", stays: nobody },
  reseller_movements: { exported: "Money of resellers.", stays: nobody },
  limits: { exported: "Numbers that rules compare with.", stays: nobody },
  booking_sources: { exported: "Names of the ways by which bookings come.", stays: nobody },
  ledger_accounts: { exported: "Names of the books' accounts.", stays: nobody },
  ledger_kinds: { exported: "Names of kinds of entries.", stays: nobody },
  checks: { exported: "Names of the checks of the status page.", stays: nobody },
  failed_jobs: { exported: "Names of scheduled jobs.", stays: nobody },
  started_jobs: { exported: "Names of scheduled jobs.", stays: nobody },
  held_departures: {
    exported: "Departures under hashes that identify nobody, for 90 minutes.",
    stays: nobody,
  },
  throttles: { exported: "Counters under hashes that identify nobody.", stays: nobody },
  idempotency_keys: { exported: "Hashes of requests, stored for a day.", stays: nobody },
} satisfies Record<string, PersonalTable>;
