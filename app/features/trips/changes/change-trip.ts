import { redirect } from "react-router";
import { z } from "zod";
import type { BookingVisitor } from "../../../../worker/trips/booking-access";
import type { PageServices } from "../../../../worker/platform/http/page-services";
import { dayAtStart, seatsProblem, unavailableReason } from "~/domain/tours/availability";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import {
  changeByIntent,
  changeReasonSchema,
  changeRequestSchema,
  tripChanges,
  type ChangeRequest,
  type TripChange,
} from "~/domain/bookings/change-request";
import { withTypedExtras } from "~/domain/bookings/booking-form";
import { isTravelDate } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { typedExtrasSchema } from "~/domain/prices/offers-schema";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { answerForm } from "~/platform/forms/answer-form";
import { seenNumberSchema } from "~/platform/forms/read-form";
import { readDate } from "~/domain/typed-input/day";
import { readNumber } from "~/domain/typed-input/number";
import { tripChangeMessages } from "./messages";

/** Booking page that a form was submitted on, and who submitted it. */
interface BookingAccess {
  page: BookingPage;
  path: string;
  by: BookingVisitor;
  headers: Headers;
}

type ChangeServices = Pick<
  PageServices,
  "quoteChange" | "cancelBooking" | "changePartyOrDate" | "getAvailability"
>;

const seen = seenNumberSchema.optional().catch(undefined);
const count = z.string().optional();

const tripFormSchema = z.object({
  intent: z.enum(["cancel", "quote-party", "party", "quote-date", "date", "quote-extras", "extras"]),
  reason: changeReasonSchema,
  expectedRefund: seen,
  expectedTotal: seen,
  numberOfTravelers: count.transform((typed) => readNumber(typed ?? "") ?? Number.NaN),
  // These fields are absent if the party has none.
  children: count.transform((typed = "0") => readNumber(typed) ?? Number.NaN),
  infants: count.transform((typed = "0") => readNumber(typed) ?? Number.NaN),
  travelDate: z.string().overwrite(readDate).default(""),
  extras: typedExtrasSchema,
  startTime: z.string().overwrite(readDate).optional(),
});

/**
 * Handles the forms below a booking: quotes the change first, then makes it once confirmed. Afterwards redirects to the
 * page with `?done=`, so that a reload submits nothing twice.
 */
export function changeTrip(services: ChangeServices, access: BookingAccess, form: FormData) {
  const visit = [access.page.booking.bookingId, access.by, access.headers] as const;
  let quote: ChangeQuote | null = null;
  return answerForm<TripForm, ChangeQuote>(
    withTypedExtras(form),
    tripFormSchema,
    async (request) => {
      const { intent, reason, expectedRefund, expectedTotal } = request;
      if (intent === "cancel") {
        if (expectedRefund === undefined) throw new AppError("invalid", tripChangeMessages().refundMissing);
        await services.cancelBooking(...visit, { reason, expectedRefund });
        throw done(access, "cancel");
      }
      const change = readChange(request);
      if (intent === "quote-party" || intent === "quote-date" || intent === "quote-extras") {
        const result = await services.quoteChange(...visit, change);
        if (change.kind === "date") await checkSeats(services, access.page, change);
        return { result };
      }
      if (expectedTotal === undefined) {
        quote = await services.quoteChange(...visit, change);
        throw new AppError("invalid", tripChangeMessages().priceMissing);
      }
      await services.changePartyOrDate(...visit, { change, expectedTotal }).catch((error: unknown) => {
        const isFull = error instanceof AppError && error.code === "sold_out" && change.kind === "date";
        throw isFull ? fullDate(error.message) : error;
      });
      throw done(access, change.kind);
    },
    // A rejected price comes with the new one to confirm.
    ({ code }, request) =>
      code === "price_changed" && request.intent !== "cancel"
        ? services.quoteChange(...visit, readChange(request))
        : quote,
  );
}

type TripForm = z.output<typeof tripFormSchema>;

function readChange({ intent, travelDate, startTime, extras = [], ...typed }: TripForm): ChangeRequest {
  const { numberOfTravelers, children, infants } = typed;
  const kind = changeByIntent[intent];
  return parseFields(
    changeRequestSchema,
    kind === "date"
      ? { kind, travelDate, startTime }
      : kind === "extras"
        ? { kind, extras }
        : { kind: "party", numberOfTravelers, children, infants },
  );
}

/** Checks availability when a date is quoted; the change itself checks it again. */
async function checkSeats(
  services: Pick<PageServices, "getAvailability">,
  { booking }: BookingPage,
  { travelDate, startTime }: Pick<Extract<ChangeRequest, { kind: "date" }>, "travelDate" | "startTime">,
): Promise<void> {
  if (!isTravelDate(travelDate)) return;
  const days = await services
    .getAvailability(booking.tourSlug, { from: travelDate, to: travelDate }, null)
    // A tour that is no longer on sale has no availability.
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") return null;
      throw error;
    });
  const day = days?.[0] && dayAtStart(days[0], startTime);
  const problem = day && (unavailableReason(day) ?? seatsProblem(day, booking.numberOfTravelers));
  if (problem) throw fullDate(problem);
}

function fullDate(problem: string): AppError {
  return new AppError("sold_out", problem, { errors: { travelDate: [problem] } });
}

function done({ path }: BookingAccess, kind: TripChange) {
  return redirect(`${path}?done=${kind}`, {
    status: 303,
    headers: { "Cache-Control": "private, no-store" },
  });
}

/** Returns the change that the URL reports as done, or null. */
export function justDone(url: URL): TripChange | null {
  return z.enum(tripChanges).nullable().catch(null).parse(url.searchParams.get("done"));
}
