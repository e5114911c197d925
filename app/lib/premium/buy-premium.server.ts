import { data } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { formatShortMonth } from "~/domain/calendar/months";
import { premiumPurchaseSchema } from "~/domain/premium/premium-listing";
import type { PremiumPurchase } from "~/domain/premium/premium-listing";
import type { Services } from "../../../worker/services";

/** Result of the purchase of a featured place. */
export interface PremiumResult {
  isDone: boolean;
  message: string;
  /** Purchase to confirm, for browsers without JavaScript. */
  asked?: PremiumPurchase;
}

const formSchema = premiumPurchaseSchema.extend({
  expectedPrice: z.coerce.number().int(),
  /** Set once the buyer has confirmed the price. */
  confirmed: z.literal("yes").optional(),
});

/** Buys the featured place of the form, or returns it for confirmation. */
export async function buyPremium(services: Services, viewer: Viewer, form: FormData) {
  const parsed = formSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success)
    return data<PremiumResult>({ isDone: false, message: "Unknown purchase." }, { status: 422 });
  const { confirmed, ...purchase } = parsed.data;
  if (confirmed === undefined) return data<PremiumResult>({ isDone: false, message: "", asked: purchase });
  try {
    const { month, amount } = await services.buyPremiumListing(viewer, purchase);
    const message = `You bought a featured place in ${formatShortMonth(month)} for ${formatRupees(amount)}. It appears on the home page during that month.`;
    return data<PremiumResult>({ isDone: true, message });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data<PremiumResult>({ isDone: false, message: error.message }, { status: error.status });
  }
}
