import type { Viewer } from "~/domain/accounts/account";
import { throwAsUnavailable } from "../db/errors";
import type { Dependencies } from "../services";
import { requireWithinLimit } from "../http/rate-limit";
import { getSettings } from "../settings/get-settings";
import { finishRefundByHand } from "./finish-refund-by-hand";
import { getBookingMoney } from "./get-booking-money";
import { getPayPage } from "./get-pay-page";
import { getPayPath } from "./payable-booking";
import type { BookingLink } from "./payable-booking";
import { receiveCallback } from "./receive-callback";
import type { Callback } from "./receive-callback";
import { receiveWebhook } from "./receive-webhook";
import { recordReceivedPayment } from "./record-received-payment";
import { startPayment } from "./start-payment";

export function paymentServices({
  db,
  clock,
  bookingMailer,
  gateways,
  limiters,
  changes,
  audit,
  payments,
  payable,
  keys,
  requestOrigin,
}: Dependencies) {
  /** Without a gateway if administrators have switched online payment off: payments already started are still accepted. */
  const payableNow = async () => {
    const { features } = await getSettings(db);
    return { ...payable, gateway: features.payOnline ? payable.gateway : null };
  };
  return {
    /** Origin of the payment service's forms, for the pages' Content-Security-Policy. */
    paymentFormOrigin: gateways.offered?.formOrigin ?? null,
    getPayPath: (bookingId: string) => getPayPath({ db, keys }, bookingId),
    getPayPage: async (link: BookingLink) => getPayPage(await payableNow(), link),
    limitPayments: (headers: Headers) =>
      requireWithinLimit(limiters.form, headers, "Too many payments. Please wait a minute."),
    startPayment: async (link: BookingLink, way: "upi" | "gateway") =>
      startPayment(await payableNow(), link, { way, origin: requestOrigin }),
    receiveCallback: (callback: Callback) => receiveCallback(payments, callback).catch(throwAsUnavailable),
    receiveWebhook: (gateway: string, rawBody: string, headers: Headers) =>
      receiveWebhook(payments, gateway, rawBody, headers).catch(throwAsUnavailable),
    recordReceivedPayment: (viewer: Viewer | null, payment: Parameters<typeof recordReceivedPayment>[2]) =>
      recordReceivedPayment(changes, viewer, payment),
    finishRefundByHand: (viewer: Viewer | null, refundId: string) =>
      finishRefundByHand({ db, clock, bookingMailer, audit }, viewer, refundId),
    getBookingMoney: (viewer: Viewer | null, bookingId: string) => getBookingMoney({ db }, viewer, bookingId),
  };
}
