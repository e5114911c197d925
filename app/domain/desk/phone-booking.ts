import { z } from "zod";
import { bookingFormSchema } from "~/domain/bookings/booking";
import { readBookingForm, type BookingAnswers } from "~/domain/bookings/booking-form";
import { buyerStateFields, type AskedState } from "~/domain/money/invoices/invoice-details";
import { receivedBy, type ReceivedBy } from "~/domain/money/payments/payment";
import { typedNumber } from "~/domain/typed-input/typed-number";

/** A booking that an admin makes on the phone: one form, with the price shown before confirmation. */

export const phonePayments = ["later", "link", "received"] as const;
type PhonePayment = (typeof phonePayments)[number];

export const phonePaymentLabels: Record<PhonePayment, string> = {
  later: "Pay later",
  link: "Send a payment link by e-mail; seats are held for 24 hours",
  received: "Payment already received",
};

/** The fields as typed. */
export interface PhoneAnswers extends BookingAnswers, AskedState {
  payment: PhonePayment;
  receivedAmount: string;
  receivedMethod: string;
}

export type PhoneErrors = Partial<Record<keyof PhoneAnswers, string>>;

interface SubmittedPhoneBooking {
  intent: "quote" | "book";
  answers: PhoneAnswers;
  idempotencyKey: string | null;
  receiptId: string | null;
  expectedTotal: number | null;
}

const paymentSchema = z.enum(phonePayments).catch("later");
const textSchema = z.string().max(40).catch("");
const keySchema = z.uuid().nullable().catch(null);

/** Parses the submitted form. Never throws. */
export function readPhoneBooking(form: FormData): SubmittedPhoneBooking {
  const { answers, idempotencyKey, expectedTotal } = readBookingForm(form);
  return {
    intent: form.get("intent") === "book" ? "book" : "quote",
    answers: {
      ...answers,
      payment: paymentSchema.parse(form.get("payment")),
      receivedAmount: textSchema.parse(form.get("receivedAmount")),
      receivedMethod: textSchema.parse(form.get("receivedMethod")),
      state: textSchema.parse(form.get("state")),
      postalCode: textSchema.parse(form.get("postalCode")),
    },
    idempotencyKey,
    receiptId: keySchema.parse(form.get("receiptId")),
    expectedTotal,
  };
}

const buyerSchema = z.object(buyerStateFields);
const countSchema = typedNumber(z.int()).catch(Number.NaN);

/** Validates the details, with errors by field. */
export function checkPhoneBooking(answers: PhoneAnswers): {
  details: (z.output<typeof bookingFormSchema> & z.output<typeof buyerSchema>) | null;
  errors: PhoneErrors;
} {
  const buyer = buyerSchema.safeParse(answers);
  const { data, error } = bookingFormSchema.safeParse({
    ...answers,
    numberOfTravelers: countSchema.parse(answers.numberOfTravelers),
    children: countSchema.parse(answers.children),
    infants: countSchema.parse(answers.infants),
  });
  const errors: PhoneErrors = {};
  for (const { path, message } of [...(error?.issues ?? []), ...(buyer.error?.issues ?? [])]) {
    const field = path[0];
    if (isField(answers, field)) errors[field] ??= message;
  }
  return { details: data && buyer.data ? { ...data, ...buyer.data } : null, errors };
}

function isField(answers: PhoneAnswers, name: unknown): name is keyof PhoneAnswers {
  return typeof name === "string" && name in answers;
}

/** Parses the payment received, or its errors; null if none was received. */
export function readReceipt(
  { payment, receivedAmount, receivedMethod }: PhoneAnswers,
  total: number,
): { received: { amount: number; method: ReceivedBy } | null; errors: PhoneErrors } {
  if (payment !== "received" || total === 0) return { received: null, errors: {} };
  const amount = receivedAmount.trim() === "" ? total : Number(receivedAmount);
  const method = z.enum(receivedBy).safeParse(receivedMethod).data;
  const errors: PhoneErrors = {};
  if (!Number.isInteger(amount) || amount < 1) errors.receivedAmount = "Please enter whole rupees.";
  if (!method) errors.receivedMethod = "Please choose the payment method.";
  return method && !errors.receivedAmount
    ? { received: { amount, method }, errors }
    : { received: null, errors };
}
