/**
 * Where each table's data of a person stand in the file they can download, or why they do not. A test goes through the
 * database and fails when a table that refers to people is missing here.
 */
export const personalTables = {
  users: { exportedAs: "account" },
  sessions: { exportedAs: "sessions" },
  accounts: { exportedAs: "signInMethods" },
  passkeys: { exportedAs: "passkeys" },
  two_factors: { exportedAs: "authenticatorApps" },
  operators: { exportedAs: "companies" },
  bookings: { exportedAs: "bookings" },
  booking_events: { exportedAs: "bookings" },
  coupon_uses: { exportedAs: "coupons" },
  coupon_customers: { exportedAs: "coupons" },
  reviews: { exportedAs: "reviews" },
  wishlist_items: { exportedAs: "wishlist" },
  newsletter_subscribers: { exportedAs: "newsletter" },
  contact_messages: { exportedAs: "messages" },
  booking_messages: { exportedAs: "messagesOfBookings" },
  mail_outbox: { exportedAs: "mails" },
  payments: { leftOut: "Who of ours recorded a payment; what was paid stands with the booking." },
  user_notes: { leftOut: "What administrators note for each other; deleted with the account." },
  audit_log: { leftOut: "What was done by whom, as ids: sealed, so that it cannot be changed." },
  audit_details: { leftOut: "What an administrator changed; erased with the account." },
  settings: { leftOut: "Which administrator set something for the platform." },
  payouts: { leftOut: "Which administrator made a payout; what is paid out is a company's." },
  premium_listings: { leftOut: "Who bought a company's featured place; the place is the company's." },
  failed_jobs: { leftOut: "Names of our own scheduled work." },
  verifications: { leftOut: "Links that are good once and for a short time: they would open the account." },
  throttles: { leftOut: "Numbers under hashes that lead to nobody." },
  idempotency_keys: { leftOut: "Hashes of requests, kept for a day." },
} as const;
