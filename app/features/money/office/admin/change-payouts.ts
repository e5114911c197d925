import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import type { BulkResult } from "~/domain/bulk";
import { formatRupees } from "~/domain/money/money";
import {
  bankTransferSchema,
  isReadyToPrepare,
  newPayoutSchema,
  payoutReturnSchema,
  rupeesTypedSchema,
} from "~/domain/money/payouts/payout";
import type { PageServices } from "../../../../../worker/platform/http/page-services";
import { answerForm } from "~/platform/forms/answer-form";
import { runBulk } from "~/office/lists/run-bulk.server";

const changeSchema = z.discriminatedUnion("intent", [
  newPayoutSchema.omit({ note: true, amount: true }).extend({
    intent: z.literal("prepare"),
    // Empty pays everything.
    amount: z
      .string()
      .transform((typed) => (typed.trim() === "" ? undefined : typed))
      .pipe(rupeesTypedSchema.pipe(newPayoutSchema.shape.amount).optional()),
  }),
  z.strictObject({ intent: z.literal("prepare-all") }),
  z.strictObject({ intent: z.literal("approve-all") }),
  bankTransferSchema.extend({ intent: z.literal("pay"), payoutId: z.string().max(100) }),
  z.strictObject({ intent: z.literal("approve"), payoutId: z.string().max(100) }),
  payoutReturnSchema.extend({ intent: z.literal("return"), payoutId: z.string().max(100) }),
  z.strictObject({ intent: z.literal("withdraw"), payoutId: z.string().max(100) }),
]);

/** Handles the forms of the payouts page. Preparing all payouts has a result per operator. */
export function changePayouts(services: PageServices, viewer: Viewer, form: FormData) {
  return answerForm<z.output<typeof changeSchema>, BulkResult>(form, changeSchema, async (change) => {
    switch (change.intent) {
      case "prepare": {
        const { operator, amount: wanted } = change;
        const { amount, companyName } = await services.preparePayout(viewer, {
          operator,
          ...(wanted !== undefined && { amount: wanted }),
        });
        return `Payout of ${formatRupees(amount)} to ${companyName} prepared.`;
      }
      case "prepare-all": {
        const owed = await services.listOwed(viewer);
        const operators = owed.filter(isReadyToPrepare);
        const result = await runBulk(
          operators.map(({ operator }) => operator),
          async (operator) =>
            `Prepared: ${formatRupees((await services.preparePayout(viewer, { operator })).amount)}.`,
        );
        const done = result.rows.filter(({ isDone }) => isDone).length;
        return { message: `Prepared for ${done} of ${result.rows.length} operators.`, result };
      }
      case "approve-all": {
        const waiting = await services.listPayoutsToApprove(viewer);
        const result = await runBulk(
          waiting.map(({ id }) => id),
          async (id) => `Approved: ${formatRupees((await services.approvePayout(viewer, id)).amount)}.`,
        );
        const done = result.rows.filter(({ isDone }) => isDone).length;
        return { message: `Approved ${done} of ${result.rows.length} payouts.`, result };
      }
      case "approve": {
        const { amount, companyName } = await services.approvePayout(viewer, change.payoutId);
        return `Payout of ${formatRupees(amount)} to ${companyName} approved.`;
      }
      case "pay": {
        const { payoutId: id, reference, paidOn } = change;
        const { amount, companyName } = await services.payPayout(viewer, { id, reference, paidOn });
        return `Payout of ${formatRupees(amount)} to ${companyName} marked as paid.`;
      }
      case "return": {
        const { payoutId: id, reason } = change;
        const { amount, companyName } = await services.returnPayout(viewer, { id, reason });
        return `Payout of ${formatRupees(amount)} to ${companyName} marked as returned. The amount is payable again.`;
      }
      case "withdraw": {
        const { amount, companyName } = await services.withdrawPayout(viewer, change.payoutId);
        return `Payout of ${formatRupees(amount)} to ${companyName} withdrawn.`;
      }
      default:
        return change satisfies never;
    }
  });
}
