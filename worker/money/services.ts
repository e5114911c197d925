import type { Viewer } from "~/domain/accounts/account";
import type { BankTransfer, OtherEntry } from "~/domain/money/payout";
import type { ReportPeriod } from "~/domain/money/revenue";
import type { Dependencies } from "../services";
import { enterOther } from "./enter-other";
import { getRevenue } from "./get-revenue";
import { listLedger } from "./list-ledger";
import { listOwed, listPayouts } from "./list-payouts";
import { payPayout } from "./pay-payout";
import { preparePayout } from "./prepare-payout";
import { withdrawPayout } from "./withdraw-payout";

export function moneyServices({ db, clock, audit, origin, bookingMailer }: Dependencies) {
  return {
    getRevenue: (viewer: Viewer | null, period: ReportPeriod) => getRevenue({ db, clock }, viewer, period),
    listLedger: (viewer: Viewer | null, query: Parameters<typeof listLedger>[2]) =>
      listLedger({ db }, viewer, query),
    enterOther: (viewer: Viewer | null, entry: OtherEntry) => enterOther(audit, viewer, entry),
    listOwed: (viewer: Viewer | null) => listOwed({ db, clock }, viewer),
    listPayouts: (viewer: Viewer | null, query: Parameters<typeof listPayouts>[2]) =>
      listPayouts({ db }, viewer, query),
    preparePayout: (viewer: Viewer | null, payout: Parameters<typeof preparePayout>[2]) =>
      preparePayout(audit, viewer, payout),
    payPayout: (viewer: Viewer | null, transfer: BankTransfer & { id: string }) =>
      payPayout({ audit, origin, deliver: () => bookingMailer.deliver() }, viewer, transfer),
    withdrawPayout: (viewer: Viewer | null, id: string) => withdrawPayout(audit, viewer, id),
  };
}
