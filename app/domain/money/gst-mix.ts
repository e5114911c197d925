import { includedIn, partOf } from "~/domain/money/money";

/**
 * GST of a sale with parts at several rates: extras may have a rate of their own. Quotes, bookings, documents and accruals all split an
 * amount here. Whole rupees with GST included.
 */

/** Parts of a price at other rates than its own. Of a smaller or larger amount they are the same share. */
export interface GstMix {
  /** The whole price. */
  of: number;
  parts: { percent: number; amount: number }[];
}

/**
 * Returns the mix of a price; null if all of it has one rate, or the seller collects no GST.
 * @param extras `gstPercent` is null for the rate of the price
 */
export function gstMixOf(
  total: number,
  percent: number,
  extras: readonly { gstPercent: number | null; amount: number }[],
): GstMix | null {
  if (percent === 0) return null;
  const parts: GstMix["parts"] = [];
  for (const { gstPercent: other, amount } of extras) {
    if (other === null || other === percent || amount === 0) continue;
    const part = parts.find((one) => one.percent === other);
    if (part) part.amount += amount;
    else parts.push({ percent: other, amount });
  }
  return parts.length === 0 || total <= 0 ? null : { of: total, parts };
}

/** Splits an amount by rates, its own first; negative amounts mirror positive ones. The parts add up to it. */
export function amountsByRate(
  amount: number,
  percent: number,
  mix: GstMix | null,
): { percent: number; amount: number }[] {
  if (amount < 0)
    return amountsByRate(-amount, percent, mix).map((part) => ({ ...part, amount: 0 - part.amount }));
  let rest = amount;
  const others = (mix?.parts ?? []).map((part) => {
    const share = Math.min(rest, partOf(part.amount, amount, mix?.of ?? 1));
    rest -= share;
    return { percent: part.percent, amount: share };
  });
  return [{ percent, amount: rest }, ...others];
}

/** Returns the GST included in an amount: the sum by rate. */
export function gstIn(amount: number, percent: number, mix: GstMix | null): number {
  return amountsByRate(Math.abs(amount), percent, mix).reduce(
    (sum, part) => sum + (amount < 0 ? -1 : 1) * includedIn(part.amount, part.percent),
    0,
  );
}

/** Lists the rates of a price in words: "5 %", "5 % and 18 %". */
export function ratesInWords({
  percent,
  others = [],
}: {
  percent: number;
  others?: readonly { percent: number }[] | undefined;
}): string {
  return [percent, ...others.map((part) => part.percent)].map((rate) => `${rate} %`).join(" and ");
}
