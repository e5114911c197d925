/** Why the database refuses something. */
export const messages = {
  busy: "The database is temporarily unavailable. Please try again in a moment.",
  cursor: { invalid: "Invalid cursor.", keep: "Use the cursor of the previous response, unchanged." },
  /** Rules that a traveler can break. */
  rules: {
    account_suspended: "This account is suspended.",
    caller_seats: "As many seats as possible are already held from your connection.",
    caller_time: "Seats of this day have been held from your connection for too long.",
    departure_closed: "This departure is closed.",
    offer_closed: "This offer is no longer open.",
    offer_settled: "This offer is no longer open.",
    phone_code_tries: "No try is left for this code.",
    phone_code_used: "This code was used.",
    proof_of_work: "Nearly all seats of this day are held.",
    proposal_settled: "This proposal was answered or withdrawn.",
    tax_document_number: "Another document was issued at the same time. Please try again.",
    tour_paused: "Sales of this tour are paused.",
    unpaid_bookings: "This e-mail address has too many unpaid bookings.",
    unproven_seats: "Too many seats from your connection wait to be confirmed.",
    waiting_list_full: "The waiting list of this day is full.",
    waiting_too_often: "This e-mail address is on too many waiting lists.",
  },
};
