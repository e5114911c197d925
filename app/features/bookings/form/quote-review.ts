import {
  toBookingFormValues,
  type BookingAnswers,
  type BookingFormStep,
} from "~/domain/bookings/booking-form";
import { offerChosen } from "~/domain/bookings/booking-review";
import { bookingStepCount } from "~/domain/bookings/booking";
import { couponCodeSchema } from "~/domain/coupons/coupon-code";
import { couponMessages } from "~/domain/coupons/messages";
import { AppError } from "~/domain/errors";
import type { Quote } from "~/domain/prices/quote";
import { quoteRequestSchema } from "~/domain/prices/quote-request";
import type { PageServices } from "../../../../worker/platform/http/page-services";

/**
 * Quotes the answers for the review step of the form without JavaScript, with any coupon error. Null if the answers are
 * not complete or another step is shown.
 */
export async function quoteReview(
  services: Pick<PageServices, "getQuote" | "limitQuotes" | "callerIdOf">,
  { tour, shown, answers }: { tour: string; shown: BookingFormStep; answers: BookingAnswers },
  headers: Headers,
): Promise<{ quote: Quote | null; shown: BookingFormStep }> {
  if (shown.step !== bookingStepCount) return { quote: null, shown };
  const values = toBookingFormValues(answers);
  const { travelDate, startTime, numberOfTravelers, children, infants, roomType } = values;
  const trip = { travelDate, startTime, numberOfTravelers, children, infants, roomType };
  const party = { ...trip, ...offerChosen(values) };
  const request = quoteRequestSchema.safeParse({ tour, ...party });
  if (!request.success) return { quote: null, shown };
  const code = couponCodeSchema.safeParse(answers.couponCode);
  const couponCode = code.data ?? null;
  const withError = (message: string): BookingFormStep => ({
    ...shown,
    errors: { couponCode: message, ...shown.errors },
  });
  try {
    if (couponCode !== null) await services.limitQuotes(headers);
    const caller = await services.callerIdOf(headers);
    const quote = await services.getQuote({ ...request.data, couponCode }, caller);
    return { quote, shown: code.success ? shown : withError(couponMessages().tooLong) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Falls back to a quote without the coupon.
    const quote = await services.getQuote(request.data).catch(() => null);
    const message = error.errors ? error.errors.couponCode?.[0] : error.message;
    return { quote, shown: message && couponCode !== null ? withError(message) : shown };
  }
}
