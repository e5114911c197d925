import type { Viewer } from "~/domain/accounts/account";
import type { PageServices } from "../../../../../worker/platform/http/page-services";
import { readReason, statusActions } from "~/features/accounts/office/admin/act-on-accounts.server";
import { operatorDecisionSchema, type DecisionOnOperator } from "~/domain/operators/operator-verification";
import type { BulkResult } from "~/domain/bulk";
import { answerForm } from "~/platform/forms/answer-form";
import { bulkAction } from "~/office/lists/bulk-action.server";
import { readForm } from "~/platform/forms/read-form";

/** Handles the forms of pages that list operators. An operator's status follows its owner's account. */
export async function actOnOperators(services: PageServices, viewer: Viewer, request: Request) {
  return actOnRows(services, viewer, await readForm(request));
}

/** Handles the forms of an operator's page: those of lists, and decisions about its verification. */
export async function actOnOperator(services: PageServices, viewer: Viewer, slug: string, request: Request) {
  const form = await readForm(request);
  const isDecision = operatorDecisionSchema.options.some(
    ({ shape }) => shape.intent.value === form.get("intent"),
  );
  if (!isDecision) return actOnRows(services, viewer, form);
  return answerForm<DecisionOnOperator, BulkResult>(form, operatorDecisionSchema, async (decision) => {
    await services.decideOnOperator(viewer, { slug, decision });
    return `${done[decision.intent]}. The owner is notified.`;
  });
}

const done = { "ask-documents": "Asked", refuse: "Refused", confirm: "Confirmed" } as const;

function actOnRows(services: PageServices, viewer: Viewer, form: FormData) {
  const reason = readReason(form);
  return bulkAction(
    form,
    statusActions((slug, action) => services.changeOperatorStatus(viewer, { slug, action, reason })),
  );
}
