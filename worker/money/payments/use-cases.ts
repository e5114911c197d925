import type { PayShare, PayWay } from "~/domain/bookings/payment-methods";
import { getSettings } from "../../settings/get-settings";
import { admin, adminOrStaff, query } from "../../platform/authz/guards";
import { anyone, checkedByCaller, limit, orUnavailable, visitor } from "../../platform/authz/use-case";
import { changeDispute, noteDispute } from "./disputes";
import { listDisputes } from "./disputes.repo";
import { finishRefundByHand } from "./send-refunds";
import type { Gateways } from "./choose-gateways";
import { getBookingMoney } from "./get-booking-money";
import { payCompensation } from "./pay-compensation";
import { getPayPage, openPayPage } from "./get-pay-page";
import { getPayPath, type BookingLink } from "./payable-booking";
import { receiveCallback } from "./receive-callback";
import { receiveWebhook } from "./receive-webhook";
import { recordReceivedPayment } from "./record-received-payment";
import { startPayment, type StartDependencies } from "./start-payment";
import { paymentRefusals } from "./messages";

type PayableDependencies = Omit<StartDependencies, "gateway"> & { gateways: Gateways };

/** Offers no gateway if administrators have switched online payment off: payments already started are still accepted. */
async function payableNow({ db, clock, keys, gateways }: PayableDependencies): Promise<StartDependencies> {
  const { features } = await getSettings(db);
  return { db, clock, keys, gateway: features.payOnline ? gateways.offered : null };
}

export const paymentUseCases = {
  getPayPath: checkedByCaller(getPayPath),
  getPayPage: visitor(async (dependencies: PayableDependencies, link: BookingLink) =>
    getPayPage(await payableNow(dependencies), link),
  ),
  openPayPage: visitor(
    async (dependencies: PayableDependencies & { requestOrigin: string }, link: BookingLink) =>
      openPayPage(await payableNow(dependencies), link, dependencies.requestOrigin),
  ),
  limitPayments: limit("form", () => paymentRefusals().tooMany),
  startPayment: visitor(
    async (
      dependencies: PayableDependencies & { requestOrigin: string },
      link: BookingLink,
      way: PayWay,
      share: PayShare = "all",
    ) =>
      startPayment(await payableNow(dependencies), link, { way, share, origin: dependencies.requestOrigin }),
  ),
  receiveCallback: orUnavailable(anyone(receiveCallback)),
  receiveWebhook: orUnavailable(anyone(receiveWebhook)),
  recordReceivedPayment: adminOrStaff("payments", "bookings", recordReceivedPayment),
  finishRefundByHand: admin("payments", finishRefundByHand),
  payCompensation: admin("payments", payCompensation),
  listDisputes: admin("money", query(listDisputes)),
  noteDispute: admin("payments", noteDispute),
  changeDispute: admin("payments", changeDispute),
  getBookingMoney: admin("view-bookings", query(getBookingMoney)),
};
