import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { othersText } from "~/domain/agents/others-text";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { paymentMethods } from "~/domain/bookings/payment-methods";
import { formatDay, formatDeadline, todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { formatRupees } from "~/domain/money/money";
import { roomTypes } from "~/domain/prices/pricing";
import { quoteRequestSchema, type QuoteRequest } from "~/domain/prices/quote-request";
import { holdRequestSchema } from "~/domain/seats/hold";
import { sha256 } from "../../platform/keys/sha256";
import { requireScope } from "../agent-caller";
import type { AgentContext } from "../agent-context";
import { answer, answering } from "../answers";
import { bookForReseller, holdForReseller, quoteForReseller } from "../reseller-bookings";
import { readOnly, tourSlug } from "./catalogue";
import { shownBy } from "./ui";

const chosen = {
  travelDate: z.string().describe("yyyy-MM-dd"),
  startTime: z.string().optional().describe("HH:mm, where the tour starts several times that day"),
  travelers: z.int().describe("Adults and children aged 2 to 11"),
  children: z.int().optional().describe("Those of the travelers aged 2 to 11"),
  infants: z.int().optional().describe("Under 2, in addition to the travelers"),
  room: z.enum(roomTypes).optional(),
  optionId: z.string().optional(),
  extras: z.array(z.object({ id: z.string(), quantity: z.int() })).optional(),
  couponCode: z.string().optional(),
};

const quoted = z.object({
  quoteId: z.string(),
  validUntil: z.string().describe("ISO 8601, UTC"),
  tour: z.string(),
  title: z.string(),
  travelDate: z.string(),
  startTime: z.string().optional(),
  party: z.object({ travelers: z.int(), children: z.int(), infants: z.int() }),
  lines: z.array(z.object({ label: z.string(), amountInr: z.int() })),
  totalInr: z.int(),
  retailInr: z
    .int()
    .optional()
    .describe("For a reseller's key: our price for its guest; totalInr is what the reseller pays"),
  gstInr: z.int().describe("Tax within the total"),
  due: z
    .array(z.object({ by: z.string(), amountInr: z.int() }))
    .describe("What is to pay when; empty if at once"),
  refunds: z
    .array(z.object({ from: z.string(), to: z.string(), percent: z.int(), amountInr: z.int() }))
    .describe("What a cancellation on these days returns"),
});

const held = z.object({
  bookingId: z.string(),
  status: z.string(),
  heldUntil: z.string().nullable().describe("ISO 8601, UTC"),
  totalInr: z.int(),
  agreeUrl: z
    .string()
    .optional()
    .describe(
      "For the traveler alone: they check the booking there, agree and pay; none with a reseller's key",
    ),
});

/** Changes the seats that are free for a while, and nothing else. */
const holding = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Answers with a new quote: its id stands for the trip and its price, so that nothing is stored. */
async function quote(context: AgentContext, request: QuoteRequest): Promise<z.infer<typeof quoted>> {
  const { services, caller } = context;
  const resold = caller.partner && (await quoteForReseller(context, request));
  const price = resold ?? (await services.getQuote(request, caller.callerId));
  const { title } = await services.getTour(request.tour);
  const { quoteId, expiresAt } = services.signQuote(request, price.total);
  const { travelDate, numberOfTravelers, children, infants } = request;
  const { deposit, payLaterBy } = price;
  const due = [
    ...(payLaterBy === undefined
      ? []
      : [{ by: todayInIndia(Date.parse(payLaterBy)), amountInr: deposit?.amount ?? price.total }]),
    ...(deposit ? [{ by: deposit.balanceBy, amountInr: deposit.balance }] : []),
  ];
  return {
    quoteId,
    validUntil: new Date(expiresAt).toISOString(),
    tour: request.tour,
    title: othersText(title, 120),
    travelDate,
    ...(price.startTime !== undefined && { startTime: price.startTime }),
    party: { travelers: numberOfTravelers, children, infants },
    lines: price.lines.map(({ label, amount }) => ({ label, amountInr: amount })),
    totalInr: price.total,
    ...(resold && { retailInr: resold.retail }),
    gstInr: price.gst.amount,
    due,
    refunds: price.refundSchedule.map(({ from, to, percent, amount }) => ({
      from,
      to,
      percent,
      amountInr: amount,
    })),
  };
}

function quoteInWords({
  quoteId,
  title,
  travelDate,
  totalInr,
  retailInr,
  validUntil,
  due,
  refunds,
}: z.infer<typeof quoted>): string {
  const dues = due.map(({ by, amountInr }) => `${formatRupees(amountInr)} is due by ${formatDay(by)}.`);
  const back = refunds.map(
    ({ from, to, amountInr }) =>
      `Canceled from ${formatDay(from)} to ${formatDay(to)}: ${formatRupees(amountInr)} back.`,
  );
  return [
    `${title} on ${formatDay(travelDate)}: ${formatRupees(totalInr)} in all, taxes included. Firm until ${formatDeadline(validUntil)}.`,
    ...(retailInr === undefined
      ? []
      : [`The reseller pays this; our price for its guest is ${formatRupees(retailInr)}.`]),
    `quoteId: ${quoteId}`,
    ...dues,
    ...back,
  ].join("\n");
}

/** Tools that quote, hold and book. Each runs the use case of the site; none has rules of its own. */
export function addBookingTools(server: McpServer, context: AgentContext): void {
  const { services, caller, origin } = context;

  server.registerTool(
    "get_quote",
    {
      title: "Get a firm price",
      description:
        "The price of a trip line by line, what is due when, and the rupees that a cancellation returns by date. Firm for 30 minutes; holds and stores nothing. Show it to the traveler before booking.",
      inputSchema: z.object({ tour: tourSlug, ...chosen }),
      outputSchema: quoted,
      annotations: readOnly,
      _meta: shownBy("quote"),
    },
    ({ travelers, room = "standard", ...trip }) =>
      answering("get_quote", async () => {
        await services.limitAgent("quote", caller);
        const request = parseFields(quoteRequestSchema, {
          children: 0,
          infants: 0,
          ...trip,
          numberOfTravelers: travelers,
          roomType: room,
        });
        const priced = await quote(context, request);
        return answer(quoteInWords(priced), priced);
      }),
  );

  server.registerTool(
    "hold_seats",
    {
      title: "Hold seats",
      description:
        "Holds the seats of a quote for about 15 minutes while the traveler decides. Books nothing.",
      inputSchema: z.object({ quoteId: z.string() }),
      outputSchema: z.object({ holdId: z.string(), expiresAt: z.string() }),
      annotations: holding,
    },
    ({ quoteId }) =>
      answering("hold_seats", async () => {
        await services.limitAgent("hold", caller);
        const { holdId, expiresAt } = await hold(quoteId);
        return answer(`The seats are held until ${formatDeadline(expiresAt)}. Nothing is booked.`, {
          holdId,
          expiresAt,
        });
      }),
  );

  async function hold(quoteId: string) {
    if (caller.partner) return holdForReseller(context, quoteId);
    const { tour, travelDate, startTime, optionId, numberOfTravelers } = services.readQuote(quoteId).request;
    const request = parseFields(holdRequestSchema, {
      tour,
      travelDate,
      startTime,
      optionId,
      numberOfTravelers,
    });
    // A quote is its own holder: held again, it keeps its seats.
    return services.createHold(request, { holder: sha256(quoteId), caller: caller.callerId });
  }

  server.registerTool(
    "book_tour",
    {
      title: "Prepare a booking",
      description:
        "Takes the seats of a quote for 30 minutes and prepares the booking. It is not made until the traveler opens `agreeUrl`, or the link that we mail them, and agrees: pass the link on, you cannot agree for them. Needs the traveler's own details and the total that they saw. A changed price is refused with the new quote. A reseller's key books at once instead.",
      inputSchema: z.object({
        quoteId: z.string(),
        totalInr: z.int().describe("Total of the quote, as the traveler saw it"),
        holdId: z.string().optional(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string().describe("Of the traveler: we mail the booking there"),
        phone: z.string(),
        emergencyName: z
          .string()
          .optional()
          .describe(
            "Someone who does not travel along. This, their phone and paymentMethod are needed, but with a reseller's key",
          ),
        emergencyPhone: z.string().optional(),
        paymentMethod: z.enum(paymentMethods).optional(),
        specialRequests: z.string().optional(),
        answers: z
          .record(z.string(), z.string())
          .optional()
          .describe("Answers to the tour's `questions`, by id"),
      }),
      outputSchema: held,
      annotations: holding,
    },
    ({ quoteId, totalInr, ...person }) =>
      answering("book_tour", async () => {
        await services.limitAgent("booking", caller);
        const viewer = caller.grant ? requireScope(caller, "book") : null;
        const { request, total } = services.readQuote(quoteId);
        if (total !== totalInr) {
          const message = `The quote's total is ${formatRupees(total)}. Show it to the traveler, and send the total that they saw.`;
          throw new AppError("invalid", message, { errors: { totalInr: [message] } });
        }
        /** Adds the new quote to the refusal of a changed price. */
        const withNewQuote = async (error: unknown): Promise<never> => {
          if (!(error instanceof AppError) || error.code !== "price_changed") throw error;
          const changed = await quote(context, parseFields(quoteRequestSchema, request));
          throw new AppError("price_changed", `${error.message}\n${quoteInWords(changed)}`, { cause: error });
        };
        if (caller.partner) {
          const { id: bookingId, status } = await bookForReseller(context, quoteId, person).catch(
            withNewQuote,
          );
          return answer(
            `Booking ${bookingId} is ${status.toLowerCase()}. Its ${formatRupees(total)} are taken from the reseller's balance or credit.`,
            { bookingId, status: status.toLowerCase(), heldUntil: null, totalInr: total },
          );
        }
        const fields = parseFields(bookingRequestSchema, { ...request, ...person, expectedTotal: total });
        await services.limitPrepared(caller, fields.email);
        // One quote makes one booking, however often the call is repeated.
        const idempotencyKey = sha256(`agent ${quoteId}`);
        const by = { viewer, holder: sha256(quoteId), caller: caller.callerId };
        const booking = await services
          .createBooking(fields, { ...by, idempotencyKey, isByAgent: true })
          .catch(withNewQuote);
        const { bookingId, status, totalAmount, verifyBy, paymentDueAt } = booking;
        const heldUntil = verifyBy ?? paymentDueAt ?? null;
        const agreeUrl = new URL(await services.agreementPathOf(bookingId), origin).href;
        const until = heldUntil === null ? "" : ` until ${formatDeadline(heldUntil)}`;
        return answer(
          status === "pending"
            ? `Not booked yet: the seats are held${until}. The traveler must open ${agreeUrl} themselves, check the booking and agree; we have mailed them a link, too.`
            : `This quote has made a booking already: ${bookingId} is ${status}.`,
          { bookingId, status, heldUntil, totalInr: totalAmount, agreeUrl },
        );
      }),
  );
}
