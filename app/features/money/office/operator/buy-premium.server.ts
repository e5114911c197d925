import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { formatShortMonth } from "~/domain/calendar/months";
import { formatRupees } from "~/domain/money/money";
import { premiumPurchaseSchema, type PremiumPurchase } from "~/domain/money/premium/premium-listing";
import { answerForm } from "~/platform/forms/answer-form";
import { seenNumberSchema } from "~/platform/forms/read-form";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

const formSchema = premiumPurchaseSchema.extend({
  expectedPrice: seenNumberSchema,
  /** Set once the buyer has confirmed the price. */
  confirmed: z.literal("yes").optional(),
});

/** Buys the featured place of the form, or returns it for confirmation, for browsers without JavaScript. */
export function buyPremium(services: PageServices, viewer: Viewer, form: FormData) {
  return answerForm<z.output<typeof formSchema>, PremiumPurchase>(
    form,
    formSchema,
    async ({ confirmed, ...purchase }) => {
      if (confirmed === undefined) return { result: purchase };
      const { month, amount } = await services.buyPremiumListing(viewer, purchase);
      return `You bought a featured place in ${formatShortMonth(month)} for ${formatRupees(amount)}. It appears on the home page during that month.`;
    },
  );
}
