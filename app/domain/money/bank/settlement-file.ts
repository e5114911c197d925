import type { TravelDate } from "~/domain/calendar/calendar";
import { settlementEntries, type LedgerEntry } from "~/domain/money/ledger/ledger";

/** A line of the payment service's settlement report. Amounts are paise. */
export interface SettlementLine {
  /** Id of the payment, refund or adjustment. */
  entity: string;
  kind: string;
  settlement: string;
  utr: string;
  settledOn: TravelDate;
  /** Before fees; negative for money that went back. */
  gross: number;
  /** Fees with the GST on them. */
  fee: number;
}

/** The same with what the books have: paise, null if they don't know it. */
export interface BookedLine extends SettlementLine {
  booked: number | null;
  booking: string | null;
}

/** A settlement as one import adds it up. Paise. */
export interface SettlementSums {
  id: string;
  utr: string;
  settledOn: TravelDate;
  net: number;
  fees: number;
  /** By which the books had more, for lines that match nothing or have other amounts. */
  difference: number;
  entries: LedgerEntry[];
}

/**
 * Adds the lines of each settlement up. The books take from the payment service what they have there for these lines, in whole rupees:
 * what reached the bank, the fees, and the difference, which also has the paise.
 */
export function settleLines(lines: readonly BookedLine[]): SettlementSums[] {
  return Array.from(
    Map.groupBy(lines, ({ settlement }) => settlement),
    ([id, of]) => {
      const sum = (amountOf: (line: BookedLine) => number) =>
        of.reduce((all, line) => all + amountOf(line), 0);
      const fees = sum(({ fee }) => fee);
      const net = sum(({ gross }) => gross) - fees;
      return {
        id,
        utr: of[0]?.utr ?? "",
        settledOn: of[0]?.settledOn ?? "",
        net,
        fees,
        difference: sum(({ booked }) => booked ?? 0) - net - fees,
        entries: settlementEntries({
          // Paise that a payment had beyond its rupees are in no account.
          booked: sum(({ booked }) => Math.trunc((booked ?? 0) / 100)),
          net: Math.round(net / 100),
          fees: Math.round(fees / 100),
        }),
      };
    },
  );
}
