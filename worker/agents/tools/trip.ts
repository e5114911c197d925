import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { changeQuoteBodySchema, changeRequestSchema } from "~/domain/bookings/change-request";
import { formatDay } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { formatRupees } from "~/domain/money/money";
import { bookingLookupSchema } from "~/domain/trips/traveler-booking";
import { requireScope } from "../agent-caller";
import type { AgentContext } from "../agent-context";
import { answer, answering } from "../answers";
import { findResellersBooking, requireMove } from "../reseller-bookings";
import type { BookingOutline } from "../send-booking-link";

const reference = {
  bookingId: z.string().describe("TB and digits"),
  email: z
    .string()
    .optional()
    .describe(
      "Of the booking; not needed for a traveler who connected this assistant, or with a reseller's key",
    ),
};

const change = {
  travelDate: z.string().optional().describe("Another day, yyyy-MM-dd"),
  startTime: z.string().optional(),
  travelers: z.int().optional().describe("A smaller party, with children and infants"),
  children: z.int().optional(),
  infants: z.int().optional(),
};

const outline = z.object({
  bookingId: z.string(),
  status: z.string(),
  travelDate: z.string(),
  dueBy: z
    .string()
    .nullable()
    .describe("When it expires unless it is confirmed or paid, or its balance is due; ISO 8601, UTC"),
  linkMailed: z.boolean().describe("True if the traveler got a link that shows the rupees and makes changes"),
});

const changeQuote = outline.extend({
  totalInr: z.int().optional().describe("Price after the change"),
  refundInr: z.int().optional().describe("What goes back to where it was paid from"),
  toPayInr: z.int().optional(),
});

const safe = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;
const destructive = { ...safe, destructiveHint: true, idempotentHint: false } as const;

function outlineOf(
  { bookingId, status, travelDate, verifyBy, paymentDueAt, balanceDueAt }: BookingOutline,
  linkMailed: boolean,
): z.infer<typeof outline> {
  return {
    bookingId,
    status,
    travelDate,
    dueBy: verifyBy ?? balanceDueAt ?? paymentDueAt ?? null,
    linkMailed,
  };
}

interface Reference {
  bookingId: string;
  email?: string | undefined;
}

/**
 * Tools for a booking that exists. A traveler who connected the assistant, and a reseller by its key, is answered in rupees; for everyone else
 * the tools answer status and dates, and mail the traveler a link on which they see the money and make the change themselves.
 */
export function addTripTools(server: McpServer, context: AgentContext): void {
  const { services, caller, origin } = context;
  const byGrant = { viewer: caller.grant?.viewer ?? null };

  /** Mails the traveler their link, in place of doing anything. */
  async function leaveToTraveler(named: Reference, then: string) {
    const lookup = parseFields(bookingLookupSchema, { bookingId: named.bookingId, email: named.email });
    const { outline: found, isMailed } = await services.sendBookingLink(lookup, {
      viewer: null,
      headers: caller.headers,
      caller: caller.callerId,
    });
    const data = outlineOf(found, isMailed);
    const mailed = isMailed
      ? "We have mailed the traveler a link"
      : "The traveler uses the link in our mails";
    return answer(`${inWords(data)} ${mailed} to ${then}.`, data);
  }

  /** Leaves a change that loses money to the traveler, on the page that they sign in for. */
  function leaveOnPage(data: z.infer<typeof outline>, why: string) {
    const url = new URL(`/bookings/${data.bookingId}`, origin).href;
    return answer(`Nothing was changed: ${why} The traveler must do it themselves at ${url}.`, { ...data });
  }

  async function own(bookingId: string, scope: "read" | "change") {
    const page = await services.getTravelerBooking(requireScope(caller, scope), bookingId);
    return { page, data: outlineOf(page.booking, false) };
  }

  server.registerTool(
    "look_up_booking",
    {
      title: "Look up a booking",
      description:
        "Status and dates of a booking. For a guest it also mails the traveler the booking's link.",
      inputSchema: z.object(reference),
      outputSchema: outline,
      annotations: safe,
    },
    (named) =>
      answering("look_up_booking", async () => {
        await services.limitAgent("lookup", caller);
        if (caller.partner) {
          const { outline: sold, paid } = await findResellersBooking(context, named.bookingId);
          return answer(`${inWords(sold)} ${formatRupees(paid)} were paid.`, sold);
        }
        if (!caller.grant) return leaveToTraveler(named, "see and change it");
        const { data, page } = await own(named.bookingId, "read");
        const toPay = page.money.toPay > 0 ? ` ${formatRupees(page.money.toPay)} is to pay.` : "";
        return answer(`${inWords(data)}${toPay}`, data);
      }),
  );

  server.registerTool(
    "get_pay_link",
    {
      title: "Send the pay link",
      description: "Gets the traveler to the page on which they pay. Nobody can pay for them.",
      inputSchema: z.object(reference),
      outputSchema: outline,
      annotations: safe,
    },
    (named) =>
      answering("get_pay_link", async () => {
        await services.limitAgent("lookup", caller);
        if (caller.partner)
          throw new AppError(
            "illegal_transition",
            "A reseller's balance or credit has paid its booking: nobody pays us by a link. Take the money of your guest yourself.",
          );
        if (!caller.grant) return leaveToTraveler(named, "pay");
        const { data } = await own(named.bookingId, "read");
        return answer(`The traveler pays at ${new URL(`/bookings/${data.bookingId}`, origin).href}.`, data);
      }),
  );

  server.registerTool(
    "quote_booking_change",
    {
      title: "Quote a change or cancellation",
      description:
        "What a cancellation returns (`cancel`), or what another day or a smaller party costs, today. Changes nothing. For a guest it mails the traveler a link that shows it.",
      inputSchema: z.object({ ...reference, cancel: z.boolean().optional(), ...change }),
      outputSchema: changeQuote,
      annotations: safe,
    },
    ({ bookingId, email, cancel = false, ...wanted }) =>
      answering("quote_booking_change", async () => {
        await services.limitAgent("lookup", caller);
        if (caller.partner) {
          const sold = await findResellersBooking(context, bookingId);
          if (!cancel) await requireMove(context, sold, wanted);
          const refundInr = cancel
            ? await services.quoteOctoCancellation(caller.headers, sold.found.uuid)
            : 0;
          const totalInr = sold.paid - refundInr;
          const sentence = cancel
            ? `Canceled today, ${formatRupees(refundInr)} goes back to the reseller's balance.`
            : `It can move there for the same ${formatRupees(totalInr)}.`;
          return answer(sentence, { ...sold.outline, totalInr, refundInr, toPayInr: 0 });
        }
        if (!caller.grant) return leaveToTraveler({ bookingId, email }, "see what it costs");
        const { data } = await own(bookingId, "read");
        const body = parseFields(changeQuoteBodySchema, {
          change: cancel ? { kind: "cancel" } : changeOf(wanted),
        });
        const { total, refundAmount, toPay } = await services.quoteChange(
          bookingId,
          byGrant,
          caller.headers,
          body.change,
        );
        const text = cancel
          ? `Canceled today, ${formatRupees(refundAmount)} goes back to where it was paid from.`
          : `After the change the trip costs ${formatRupees(total)}: ${formatRupees(toPay)} to pay, ${formatRupees(refundAmount)} back.`;
        return answer(`${text} Show this to the traveler first.`, {
          ...data,
          totalInr: total,
          refundInr: refundAmount,
          toPayInr: toPay,
        });
      }),
  );

  server.registerTool(
    "change_booking",
    {
      title: "Move a booking or reduce its party",
      description:
        "Makes the change that quote_booking_change quoted, if the traveler agreed to its total. For a guest it mails the traveler a link instead.",
      inputSchema: z.object({
        ...reference,
        ...change,
        totalInr: z
          .int()
          .optional()
          .describe("`totalInr` of the quote that the traveler saw; required for a connected traveler"),
      }),
      outputSchema: outline,
      annotations: destructive,
    },
    ({ bookingId, email, totalInr, ...wanted }) =>
      answering("change_booking", async () => {
        await services.limitAgent("lookup", caller);
        if (caller.partner) {
          const sold = await findResellersBooking(context, bookingId);
          const availabilityId = await requireMove(context, sold, wanted);
          requireSeen("totalInr", totalInr, sold.paid);
          await services.updateOctoBooking(caller.headers, [], sold.found.uuid, { availabilityId });
          const { outline: moved } = await findResellersBooking(context, bookingId);
          return answer(`Changed. ${inWords(moved)}`, moved);
        }
        if (!caller.grant) return leaveToTraveler({ bookingId, email }, "make the change");
        const { page, data } = await own(bookingId, "change");
        const request = parseFields(changeRequestSchema, changeOf(wanted));
        const quote = await services.quoteChange(bookingId, byGrant, caller.headers, request);
        requireSeen("totalInr", totalInr, quote.total);
        const isEarlier = request.kind === "date" && request.travelDate < page.booking.travelDate;
        if (quote.total > page.booking.totalAmount || quote.percent < 100 || isEarlier)
          return leaveOnPage(data, "it costs more, or less of it could be refunded.");
        const changed = await services.changePartyOrDate(bookingId, byGrant, caller.headers, {
          change: request,
          expectedTotal: quote.total,
        });
        const now = outlineOf(changed, false);
        return answer(`Changed. ${inWords(now)}`, now);
      }),
  );

  server.registerTool(
    "cancel_booking",
    {
      title: "Cancel a booking",
      description:
        "Cancels a booking whose cancellation loses nothing, if the traveler agreed to the refund that quote_booking_change quoted. One that loses money, and any of a guest, is left to the traveler.",
      inputSchema: z.object({
        ...reference,
        refundInr: z
          .int()
          .optional()
          .describe("`refundInr` of the quote that the traveler saw; required for a connected traveler"),
      }),
      outputSchema: outline,
      annotations: destructive,
    },
    ({ bookingId, email, refundInr }) =>
      answering("cancel_booking", async () => {
        await services.limitAgent("lookup", caller);
        if (caller.partner) {
          const { found } = await findResellersBooking(context, bookingId);
          const refund = await services.quoteOctoCancellation(caller.headers, found.uuid);
          requireSeen("refundInr", refundInr, refund);
          await services.cancelOctoBooking(caller.headers, [], found.uuid, null);
          const { outline: ended } = await findResellersBooking(context, bookingId);
          return answer(`Canceled. ${formatRupees(refund)} goes back to the reseller's balance.`, ended);
        }
        if (!caller.grant) return leaveToTraveler({ bookingId, email }, "cancel it");
        const { page, data } = await own(bookingId, "change");
        const { refundAmount } = await services.quoteChange(bookingId, byGrant, caller.headers, {
          kind: "cancel",
        });
        requireSeen("refundInr", refundInr, refundAmount);
        if (refundAmount < page.money.paid - page.money.refunded)
          return leaveOnPage(data, "canceling it today loses money.");
        const request = { reason: null, expectedRefund: refundAmount };
        const canceled = outlineOf(
          await services.cancelBooking(bookingId, byGrant, caller.headers, request),
          false,
        );
        return answer(
          `Canceled. ${formatRupees(refundAmount)} goes back to where it was paid from.`,
          canceled,
        );
      }),
  );
}

function inWords({ bookingId, status, travelDate }: z.infer<typeof outline>): string {
  return `Booking ${bookingId} for ${formatDay(travelDate)} is ${status}.`;
}

/** Reads the change that a call names: another day, or another party. */
function changeOf({
  travelDate,
  startTime,
  travelers,
  children = 0,
  infants = 0,
}: z.infer<z.ZodObject<typeof change>>) {
  if (travelDate !== undefined) return { kind: "date", travelDate, startTime };
  return { kind: "party", numberOfTravelers: travelers, children, infants };
}

/** @throws AppError `price_changed` unless the traveler saw this amount */
function requireSeen(field: string, seen: number | undefined, amount: number): void {
  if (seen === amount) return;
  throw new AppError(
    seen === undefined ? "invalid" : "price_changed",
    `Show the traveler this first: ${formatRupees(amount)}. Then send it as ${field}.`,
    { errors: { [field]: ["It must be the amount that the traveler saw."] } },
  );
}
