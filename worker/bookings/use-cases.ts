import { callerIdOf } from "../platform/http/rate-limit";
import { getQuote } from "../prices/get-quote";
import * as repo from "./bookings.repo";
import { createBooking } from "./create-booking";
import type { Database } from "../platform/db/client";
import { getSettings } from "../settings/get-settings";
import { anyone, limit, orUnavailable, read, reading } from "../platform/authz/use-case";
import { bookingRefusals } from "./messages";

export const bookingUseCases = {
  createBooking: orUnavailable(anyone(createBooking)),
  /** Returns true if a gateway is configured and administrators have not turned off online payment. */
  isPayOnlineOffered: anyone(
    async ({ db, isPayOnlineOffered }: { db: Database; isPayOnlineOffered: boolean }) =>
      isPayOnlineOffered && (await getSettings(db)).features.payOnline,
  ),
  /** Returns true if a booking was made with this idempotency key. */
  isKeyUsed: orUnavailable(anyone(read(repo.isKeyUsed))),
  limitBookings: limit("booking", () => bookingRefusals().tooMany),
  callerIdOf: anyone(callerIdOf),
  limitQuotes: limit("quote", () => bookingRefusals().tooManyQuotes),
  getQuote: anyone(reading(getQuote)),
};
