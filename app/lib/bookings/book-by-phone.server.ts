import { data, redirect } from "react-router";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import type { Quote } from "~/domain/prices/quote";
import { checkPhoneBooking, readPhoneBooking, readReceipt } from "~/domain/bookings/phone-booking";
import type { PhoneAnswers, PhoneErrors } from "~/domain/bookings/phone-booking";
import { quoteRequestSchema } from "~/domain/prices/quote-request";
import type { Services } from "../../../worker/services";

/** Result of the form while no booking has been made. */
export interface PhoneBookingResult {
  answers: PhoneAnswers;
  errors: PhoneErrors;
  /** Shown above the form. */
  notice: string | null;
  quote: Quote | null;
  idempotencyKey: string;
  receiptId: string;
}

/** Quotes the form's booking, or creates it and redirects to its page. The caller has authorized an administrator. */
export async function bookByPhone(services: Services, viewer: Viewer, tour: string, form: FormData) {
  const { intent, answers, expectedTotal, ...keys } = readPhoneBooking(form);
  const idempotencyKey = keys.idempotencyKey ?? crypto.randomUUID();
  const receiptId = keys.receiptId ?? crypto.randomUUID();
  const shown = { answers, idempotencyKey, receiptId };
  const { details, errors } = checkPhoneBooking(answers);
  const priced = await quoteOf(services, tour, answers);
  Object.assign(errors, priced.errors);
  const { quote } = priced;
  const isShown = expectedTotal !== null && keys.idempotencyKey !== null && keys.receiptId !== null;
  if (intent === "quote" || !details || !quote || !isShown) {
    // A quote does not need the fields that are still empty.
    const told = intent === "quote" ? onlyFilled(errors, answers) : errors;
    const status = Object.keys(told).length > 0 ? 422 : 200;
    return data<PhoneBookingResult>({ ...shown, errors: told, notice: priced.notice, quote }, { status });
  }
  const receipt = readReceipt(answers, expectedTotal);
  if (Object.keys(receipt.errors).length > 0) {
    return data<PhoneBookingResult>(
      { ...shown, errors: receipt.errors, notice: null, quote },
      { status: 422 },
    );
  }
  try {
    const { bookingId } = await services.createBookingFor(viewer, {
      request: { tour, ...details, expectedTotal, payOnline: answers.payment === "link" },
      idempotencyKey,
      received: receipt.received && { ...receipt.received, receiptId },
    });
    return redirect(`/admin/bookings/${bookingId}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isUsed = error.code === "idempotency_mismatch";
    const refused = fieldsOf(error, answers);
    return data<PhoneBookingResult>(
      {
        ...shown,
        ...(isUsed && { idempotencyKey: crypto.randomUUID(), receiptId: crypto.randomUUID() }),
        errors: refused,
        notice: isUsed
          ? "This form has already created a booking with other details. Check the list before you book again."
          : Object.keys(refused).length > 0
            ? null
            : error.message,
        quote,
      },
      { status: error.status },
    );
  }
}

async function quoteOf(
  services: Services,
  tour: string,
  answers: PhoneAnswers,
): Promise<{ quote: Quote | null; errors: PhoneErrors; notice: string | null }> {
  const request = quoteRequestSchema.safeParse({
    tour,
    travelDate: answers.travelDate,
    numberOfTravelers: Number(answers.numberOfTravelers),
    children: Number(answers.children),
    infants: Number(answers.infants),
    roomType: answers.roomType,
    ...(answers.couponCode.trim() !== "" && { couponCode: answers.couponCode }),
  });
  if (!request.success) {
    const errors: PhoneErrors =
      answers.travelDate === "" ? { travelDate: "Please choose the travel date." } : {};
    return { quote: null, errors, notice: null };
  }
  try {
    return { quote: await services.getQuote(request.data), errors: {}, notice: null };
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
        name === "travelDate" || Object.entries(answers).some(([key, value]) => key === name && value !== "")
      );
    }),
  );
}

function fieldsOf({ errors = {} }: AppError, answers: PhoneAnswers): PhoneErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, [message]]) => {
      const field = name === "payOnline" ? "payment" : name;
      return field in answers && message !== undefined ? [[field, message]] : [];
    }),
  );
}
