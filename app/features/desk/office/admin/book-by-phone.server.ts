import { redirect } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { couponCodeSchema } from "~/domain/coupons/coupon-code";
import { AppError, checkMarkedFields, type FieldErrors, firstErrors } from "~/domain/errors";
import type { Quote } from "~/domain/prices/quote";
import {
  checkPhoneBooking,
  readPhoneBooking,
  readReceipt,
  type PhoneAnswers,
  type PhoneErrors,
} from "~/domain/desk/phone-booking";
import { quoteRequestSchema } from "~/domain/prices/quote-request";
import { answerForm } from "~/platform/forms/answer-form";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

const alreadyUsed =
  "This form has already created a booking with other details. Check the list before you book again.";

/** Price and keys that the form shows next. */
export interface PhonePrice {
  quote: Quote | null;
  idempotencyKey: string;
  receiptId: string;
}

/** Quotes the form's booking, or creates it and redirects to its page. The caller has authorized an administrator. */
export function bookByPhone(services: PageServices, viewer: Viewer, tour: string, form: FormData) {
  const { intent, answers, expectedTotal, ...keys } = readPhoneBooking(form);
  const isShown = expectedTotal !== null && keys.idempotencyKey !== null && keys.receiptId !== null;
  const price: PhonePrice = {
    quote: null,
    idempotencyKey: keys.idempotencyKey ?? crypto.randomUUID(),
    receiptId: keys.receiptId ?? crypto.randomUUID(),
  };

  async function quoteOrBook() {
    const { details, errors } = checkPhoneBooking(answers);
    const priced = await quoteOf(services, tour, answers);
    price.quote = priced.quote;
    Object.assign(errors, priced.errors);
    if (intent === "quote" || !details || !priced.quote || !isShown) {
      // A quote does not need the fields that are still empty.
      refuse(intent === "quote" ? onlyFilled(errors, answers) : errors, priced.notice);
      return { result: price };
    }
    const receipt = readReceipt(answers, expectedTotal);
    refuse(receipt.errors);
    const { bookingId } = await services
      .createBookingFor(viewer, {
        request: { tour, ...details, expectedTotal, payOnline: answers.payment === "link" },
        idempotencyKey: price.idempotencyKey,
        received: receipt.received && { ...receipt.received, receiptId: price.receiptId },
      })
      .catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== "idempotency_mismatch") throw error;
        Object.assign(price, { idempotencyKey: crypto.randomUUID(), receiptId: crypto.randomUUID() });
        throw new AppError(error.code, alreadyUsed);
      });
    throw redirect(`/admin/bookings/${bookingId}`);
  }

  return answerForm<unknown, PhonePrice>(form, z.unknown(), quoteOrBook, () => price);
}

/** @throws AppError `invalid` if a field has an error or there is a notice */
function refuse(errors: PhoneErrors, notice: string | null = null) {
  const fields: FieldErrors = {};
  for (const [name, message] of Object.entries(errors)) fields[name] = [message];
  if (notice !== null || Object.keys(fields).length > 0)
    throw new AppError("invalid", notice ?? checkMarkedFields(), { errors: fields });
}

async function quoteOf(
  services: PageServices,
  tour: string,
  answers: PhoneAnswers,
): Promise<{ quote: Quote | null; errors: PhoneErrors; notice: string | null }> {
  const request = quoteRequestSchema.safeParse({
    tour,
    travelDate: answers.travelDate,
    startTime: answers.startTime,
    numberOfTravelers: Number(answers.numberOfTravelers),
    children: Number(answers.children),
    infants: Number(answers.infants),
    roomType: answers.roomType,
  });
  const coupon = couponCodeSchema.safeParse(answers.couponCode);
  if (!request.success || !coupon.success) {
    const errors: PhoneErrors =
      answers.travelDate === "" ? { travelDate: "Please choose the travel date." } : {};
    return { quote: null, errors, notice: null };
  }
  try {
    return {
      quote: await services.getQuote({ ...request.data, couponCode: coupon.data }),
      errors: {},
      notice: null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errors = fieldsOf(error, answers);
    return { quote: null, errors, notice: Object.keys(errors).length > 0 ? null : error.message };
  }
}

function onlyFilled(errors: PhoneErrors, answers: PhoneAnswers): PhoneErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => {
      return (
        name === "travelDate" ||
        name === "startTime" ||
        Object.entries(answers).some(([key, value]) => key === name && value !== "")
      );
    }),
  );
}

function fieldsOf({ errors }: AppError, answers: PhoneAnswers): PhoneErrors {
  return Object.fromEntries(Object.entries(firstErrors(errors)).filter(([name]) => name in answers));
}
