import { data, redirect } from "react-router";
import { z } from "zod";
import type { BookingVisitor } from "../../../worker/bookings/booking-access";
import type { Services } from "../../../worker/services";
import { seatsProblem, unavailableReason } from "~/domain/departures/availability";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import { changeReasonSchema, changeRequestSchema } from "~/domain/bookings/change-request";
import { isTravelDate } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import type { BookingPage } from "~/domain/bookings/own-booking";
import { seenNumberSchema, submittedValues } from "~/lib/forms/read-form";

/** Changes that a booking's own page offers. */
const tripChanges = ["cancel", "party", "date"] as const;
export type TripChange = (typeof tripChanges)[number];

/** State of a change: the quote to confirm, or why there is none. */
export interface TripStep {
  kind: TripChange;
  values: Record<string, string>;
  errors: FieldErrors;
  /** Error of the whole form, shown above it. */
  refusal: string | null;
  quote: ChangeQuote | null;
}

/** Booking page that a form was submitted on, and who submitted it. */
interface BookingAccess {
  page: BookingPage;
  path: string;
  by: BookingVisitor;
  headers: Headers;
}

type ChangeServices = Pick<
  Services,
  "quoteChange" | "cancelBooking" | "changePartyOrDate" | "getAvailability"
>;

const intentSchema = z.enum(["cancel", "quote-party", "party", "quote-date", "date"]);
const fields = ["reason", "numberOfTravelers", "children", "infants", "travelDate"];

/**
 * Handles the forms below a booking: quotes the change first, then makes it once confirmed. Afterwards redirects to the
 * page with `?done=`, so that a reload submits nothing twice.
 */
export async function changeTrip(services: ChangeServices, door: BookingAccess, form: FormData) {
  const intent = intentSchema.safeParse(form.get("intent"));
  if (!intent.success) throw data("Unknown form.", { status: 400 });
  const kind: TripChange =
    intent.data === "quote-party" ? "party" : intent.data === "quote-date" ? "date" : intent.data;
  const values = submittedValues(form, fields);
  const step = { kind, values, errors: {}, refusal: null, quote: null };
  const { bookingId } = door.page.booking;
  try {
    if (kind === "cancel") {
      const { data: reason, error } = changeReasonSchema.safeParse(values.reason);
      if (error) return answer({ ...step, errors: { reason: z.flattenError(error).formErrors } }, 400);
      const expectedRefund = seenNumberSchema.safeParse(form.get("expectedRefund")).data;
      if (expectedRefund === undefined) {
        const refusal =
          "The form is missing the refund amount, so nothing was canceled. Check the refund and cancel again.";
        return answer({ ...step, refusal }, 422);
      }
      const request = { reason: reason ?? null, expectedRefund };
      await services.cancelBooking(bookingId, door.by, door.headers, request);
      return done(door, kind);
    }
    const { data: change, error } = readChange(kind, values);
    if (!change) return answer({ ...step, errors: z.flattenError(error).fieldErrors }, 400);
    if (intent.data === "quote-party" || intent.data === "quote-date") {
      const quote = await services.quoteChange(bookingId, door.by, door.headers, change);
      const errors = change.kind === "date" ? await seatErrors(services, door.page, change.travelDate) : {};
      return Object.keys(errors).length > 0
        ? answer({ ...step, errors }, 409)
        : answer({ ...step, quote }, 200);
    }
    const expectedTotal = seenNumberSchema.safeParse(form.get("expectedTotal")).data;
    if (expectedTotal === undefined) {
      const quote = await services.quoteChange(bookingId, door.by, door.headers, change);
      const refusal =
        "The form is missing the price, so nothing was changed. Check the price and confirm again.";
      return answer({ ...step, quote, refusal }, 422);
    }
    await services.changePartyOrDate(bookingId, door.by, door.headers, { change, expectedTotal });
    return done(door, kind);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found") throw error;
    const change = kind === "cancel" ? null : readChange(kind, values).data;
    // A rejected price comes with the new one to confirm.
    const quote =
      error.code === "price_changed" && change
        ? await services.quoteChange(bookingId, door.by, door.headers, change)
        : null;
    return answer({ ...step, quote, ...explain(error, kind) }, error.status);
  }
}

function count(typed: string | undefined): number {
  return typed?.trim() ? Number(typed) : Number.NaN;
}

/** Parses a count of children or infants. Their fields are absent if the party has none. */
function companions(typed: string | undefined): number {
  return typed === undefined ? 0 : count(typed);
}

function readChange(kind: "party" | "date", values: Record<string, string>) {
  return changeRequestSchema.safeParse(
    kind === "date"
      ? { kind, travelDate: values.travelDate ?? "" }
      : {
          kind,
          numberOfTravelers: count(values.numberOfTravelers),
          children: companions(values.children),
          infants: companions(values.infants),
        },
  );
}

/** Checks availability when a date is quoted; the change itself checks it again. */
async function seatErrors(
  services: Pick<Services, "getAvailability">,
  { booking }: BookingPage,
  travelDate: string,
): Promise<FieldErrors> {
  if (!isTravelDate(travelDate)) return {};
  const days = await services
    .getAvailability(booking.tourSlug, { from: travelDate, to: travelDate }, null)
    // A tour that is no longer on sale has no availability.
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") return null;
      throw error;
    });
  const day = days?.[0];
  const problem = day && (unavailableReason(day) ?? seatsProblem(day, booking.numberOfTravelers));
  return problem ? { travelDate: [problem] } : {};
}

function explain(error: AppError, kind: TripChange): Pick<TripStep, "errors" | "refusal"> {
  if (error.code === "sold_out" && kind === "date") {
    return { errors: { travelDate: [error.message] }, refusal: null };
  }
  return error.errors ? { errors: error.errors, refusal: null } : { errors: {}, refusal: error.message };
}

function answer(step: TripStep, status: number) {
  return data({ step }, { status });
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
