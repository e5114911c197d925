import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { formatRupees } from "~/domain/money/money";
import { disputeStatusLabels, disputeStepSchema, newDisputeSchema } from "~/domain/money/payments/dispute";
import { answerForm } from "~/platform/forms/answer-form";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

const changeSchema = z.discriminatedUnion("intent", [
  newDisputeSchema.extend({ intent: z.literal("note"), bookingId: z.string().max(20) }),
  disputeStepSchema.extend({ intent: z.literal("step"), disputeId: z.string().max(100) }),
]);

/** Handles the forms about disputes. */
export function changeDisputes(services: PageServices, viewer: Viewer, form: FormData) {
  return answerForm(form, changeSchema, async (change) => {
    switch (change.intent) {
      case "note": {
        const { intent: _, ...dispute } = change;
        await services.noteDispute(viewer, dispute);
        return `Recorded. ${formatRupees(dispute.amount)} is withheld from payouts.`;
      }
      case "step": {
        const { disputeId: id, status, bearer, outcome, fee } = change;
        await services.changeDispute(viewer, { id, status, bearer, outcome, fee });
        return `The dispute is now: ${disputeStatusLabels[status].toLowerCase()}.`;
      }
      default:
        return change satisfies never;
    }
  });
}
