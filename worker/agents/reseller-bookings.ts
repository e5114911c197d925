import { AppError, invalidFields } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { OctoError } from "~/domain/partners/octo/errors";
import { unitsOf } from "~/domain/partners/octo/offer";
import { confirmBody, readBody, updateBody } from "~/domain/partners/octo/requests";
import type { QuoteRequest } from "~/domain/prices/quote-request";
import { readCode } from "~/domain/typed-input/code";
import type { AgentContext } from "./agent-context";
import { fromOcto } from "./answers";

/** Sales by a reseller's key, through the use cases that serve /octo. All throw OCTO's errors. */

type WantedTrip = Omit<QuoteRequest, "couponCode"> & { couponCode?: string | null | undefined };

/** Refuses a tour that the caller's key does not sell. */
export async function requireSold({ services, caller }: AgentContext, tour: string): Promise<void> {
  if (caller.partner) await services.getOctoProduct(caller.headers, [], tour);
}

/** Finds the departure of a day. @throws AppError `invalid` unless the tour leaves once then, or at this time */
async function departureOn(
  { services, caller }: AgentContext,
  sold: { productId: string; optionId: string },
  { travelDate, startTime }: { travelDate: string; startTime?: string | undefined },
): Promise<string> {
  const day = { localDateStart: travelDate, localDateEnd: travelDate };
  const all = await services.checkOctoAvailability(caller.headers, [], { ...sold, ...day });
  const times = all.map(({ localDateTimeStart }) => localDateTimeStart.slice(11, 16));
  const found = all.filter(
    ({ allDay }, index) => startTime === undefined || allDay || times[index] === startTime,
  );
  const [departure] = found;
  if (!departure) throw invalidFields({ travelDate: ["The tour does not leave then. Choose another day."] });
  if (found.length > 1) throw invalidFields({ startTime: [`Choose one: ${times.join(", ")}.`] });
  return departure.id;
}

/** Returns what OCTO's requests name for a trip: its tour, option, departure and people. */
async function octoRequestOf(context: AgentContext, trip: WantedTrip) {
  const { services, caller } = context;
  if (trip.couponCode || trip.extras?.length)
    throw new AppError("invalid", "Resellers sell without coupons and chosen extras. Leave them out.");
  const { options } = await services.getOctoProduct(caller.headers, [], trip.tour);
  const wanted = trip.optionId ?? (trip.roomType === "standard" ? undefined : trip.roomType);
  const option = options.find(({ id, default: isDefault }) =>
    wanted === undefined ? isDefault : id === wanted,
  );
  if (!option) throw invalidFields({ optionId: ["The tour has no such option or room."] });
  const sold = { productId: trip.tour, optionId: option.id };
  const unitItems = unitsOf(trip).flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, () => ({ unitId: id })),
  );
  return { ...sold, availabilityId: await departureOn(context, sold, trip), unitItems };
}

/** Quotes a trip for the reseller. `total` is what it pays, `retail` the price for its guest, in whole rupees. */
export async function quoteForReseller(context: AgentContext, trip: WantedTrip) {
  return context.services.quoteOcto(context.caller.headers, await octoRequestOf(context, trip));
}

/** Reserves a quote under its own uuid, so that it makes one booking. @throws AppError `price_changed` */
async function reserveQuote(context: AgentContext, quoteId: string) {
  const { services, caller } = context;
  const { request, total, nonce: uuid } = services.readQuote(quoteId);
  const asked = { ...(await octoRequestOf(context, request)), uuid };
  const held = await services.reserveOcto(caller.headers, ["octo/pricing"], asked);
  if (held.pricing?.net === total * 100) return held;
  if (held.status === "ON_HOLD") await services.cancelOctoBooking(caller.headers, [], uuid, null);
  throw new AppError("price_changed", "The price has changed since the quote.");
}

/** Puts the seats of a quote on hold for the reseller. @throws AppError `idempotency_mismatch` for a quote that was used */
export async function holdForReseller(context: AgentContext, quoteId: string) {
  const { uuid, utcExpiresAt, status } = await reserveQuote(context, quoteId);
  if (status !== "ON_HOLD" || utcExpiresAt === null)
    throw new AppError("idempotency_mismatch", "This quote's seats are not on hold any more.");
  return { holdId: uuid, expiresAt: utcExpiresAt };
}

interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  specialRequests?: string | undefined;
}

/** Books a quote for the reseller's guest, on its balance or credit: the reseller's contract stands for consent, as at /octo. */
export async function bookForReseller(context: AgentContext, quoteId: string, guest: Guest) {
  const { services, caller } = context;
  const { firstName, lastName, email: emailAddress, phone: phoneNumber, specialRequests: notes } = guest;
  const contact = { firstName, lastName, emailAddress, phoneNumber };
  const confirmed = readBody(confirmBody, { contact });
  const noted = readBody(updateBody, { notes });
  const { uuid, status } = await reserveQuote(context, quoteId);
  if (status === "ON_HOLD" && notes) await services.updateOctoBooking(caller.headers, [], uuid, noted);
  try {
    return await services.confirmOctoBooking(caller.headers, [], uuid, confirmed);
  } catch (error) {
    const refusal = error instanceof OctoError ? fromOcto(error) : error;
    // The new quote needs the seats.
    if (refusal instanceof AppError && refusal.code === "price_changed")
      await services.cancelOctoBooking(caller.headers, [], uuid, null);
    throw refusal;
  }
}

/** Finds a booking of the caller's reseller by our reference. @throws AppError `not_found`, also for another's */
export async function findResellersBooking({ services, caller }: AgentContext, bookingId: string) {
  const by = { supplierReference: readCode(bookingId) };
  const [found] = await services.listOctoBookings(caller.headers, ["octo/pricing"], by);
  if (!found) throw new AppError("not_found", "Your company has no such booking.");
  const outline = {
    bookingId: found.id,
    status: found.status.toLowerCase(),
    travelDate: found.availabilityId.slice(0, 10),
    dueBy: null,
    linkMailed: false,
  };
  return { found, outline, paid: (found.pricing?.net ?? 0) / 100 };
}
type ResellersBooking = Awaited<ReturnType<typeof findResellersBooking>>;

/** Another day of a booking, which keeps its people and its price. */
interface Move {
  travelDate?: string | undefined;
  startTime?: string | undefined;
}

/**
 * Returns the departure of a move.
 * @throws AppError `invalid` for another party, `illegal_transition` for a booking that is over, or a day of another price
 */
export async function requireMove(
  context: AgentContext,
  { found, paid }: ResellersBooking,
  { travelDate, startTime }: Move,
): Promise<string> {
  const { productId, optionId, unitItems, status } = found;
  if (status !== "CONFIRMED") throw new AppError("illegal_transition", "The booking is canceled or over.");
  if (travelDate === undefined)
    throw new AppError("invalid", "A reseller's booking keeps its people. Cancel it and book again.");
  const sold = { productId, optionId };
  const availabilityId = await departureOn(context, sold, { travelDate, startTime });
  const asked = { ...sold, availabilityId, unitItems };
  const { total } = await context.services.quoteOcto(context.caller.headers, asked);
  if (total === paid) return availabilityId;
  const message = `It costs ${formatRupees(total)} then, not ${formatRupees(paid)}, and a confirmed booking moves at the same price only. Cancel it and book again.`;
  throw new AppError("illegal_transition", message);
}
