import { data } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import type { BulkResult } from "~/domain/bulk";
import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { bankTransferSchema, newPayoutSchema, rupeesTypedSchema } from "~/domain/money/payout";
import type { Services } from "../../../worker/services";
import { submittedValues } from "~/lib/forms/read-form";
import { runBulk } from "~/lib/forms/run-bulk.server";

const changeSchema = z.discriminatedUnion("intent", [
  newPayoutSchema.omit({ note: true, amount: true }).extend({
    intent: z.literal("prepare"),
    amount: rupeesTypedSchema.pipe(newPayoutSchema.shape.amount),
  }),
  z.strictObject({ intent: z.literal("prepare-all") }),
  bankTransferSchema.extend({ intent: z.literal("pay"), payoutId: z.string().max(100) }),
  z.strictObject({ intent: z.literal("withdraw"), payoutId: z.string().max(100) }),
]);

/** Result of a change of payouts. */
export interface PayoutChangeResult {
  /** Operator or payout of the submitted form. */
  about: string | null;
  isDone: boolean;
  message: string;
  errors?: Record<string, string[]> | undefined;
  typed?: Record<string, string>;
  /** Results per operator if payouts were prepared for all. */
  bulk?: BulkResult;
}

/** Handles the forms of the payouts page. */
export async function changePayouts(services: Services, viewer: Viewer, form: FormData) {
  const typed = submittedValues(form, ["amount", "reference", "paidOn"]);
  const about =
    submittedValues(form, ["operator"]).operator ?? submittedValues(form, ["payoutId"]).payoutId ?? null;
  const change = changeSchema.safeParse(Object.fromEntries(form));
  if (!change.success) {
    const errors = z.flattenError(change.error).fieldErrors;
    const message = Object.values(errors).flat()[0] ?? "Unknown action.";
    return data<PayoutChangeResult>({ about, isDone: false, message, errors, typed }, { status: 422 });
  }
  try {
    return data<PayoutChangeResult>(await run(services, viewer, change.data));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, status, errors } = error;
    return data<PayoutChangeResult>({ about, isDone: false, message, errors, typed }, { status });
  }
}

async function run(
  services: Services,
  viewer: Viewer,
  change: z.output<typeof changeSchema>,
): Promise<PayoutChangeResult> {
  switch (change.intent) {
    case "prepare": {
      const { operator: about, amount } = change;
      const { companyName } = await services.preparePayout(viewer, { operator: about, amount });
      return {
        about,
        isDone: true,
        message: `Payout of ${formatRupees(amount)} to ${companyName} prepared.`,
      };
    }
    case "prepare-all": {
      const owed = await services.listOwed(viewer);
      const operators = owed.filter(({ payable, due }) => payable > 0 && due === null);
      const bulk = await runBulk(
        operators.map(({ operator }) => operator),
        async (operator) =>
          `Prepared: ${formatRupees((await services.preparePayout(viewer, { operator })).amount)}.`,
      );
      const done = bulk.rows.filter(({ isDone }) => isDone).length;
      const message = `Prepared for ${done} of ${bulk.rows.length} operators.`;
      return { about: null, isDone: true, message, bulk };
    }
    case "pay": {
      const { payoutId: id, reference, paidOn } = change;
      const { amount, companyName } = await services.payPayout(viewer, { id, reference, paidOn });
      return {
        about: id,
        isDone: true,
        message: `Payout of ${formatRupees(amount)} to ${companyName} marked as paid.`,
      };
    }
    case "withdraw": {
      const { amount, companyName } = await services.withdrawPayout(viewer, change.payoutId);
      return {
        about: change.payoutId,
        isDone: true,
        message: `Payout of ${formatRupees(amount)} to ${companyName} withdrawn.`,
      };
    }
  }
}
