import { Link } from "react-router";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { TextAreaField } from "~/ui/field";
import type { OperatorProfile } from "~/domain/operators/operator";
import type { OperatorDecision } from "~/domain/operators/operator-verification";
import { useForm } from "~/platform/forms/use-form";
import { DecisionList } from "~/features/operators/office/decision-list";

/** Decisions about the company, and the owner's answer while one is awaited. */
export function VerificationAnswer({
  operator: { slug, verification },
  decisions,
}: {
  operator: OperatorProfile;
  decisions: readonly OperatorDecision[];
}) {
  const form = useForm({ intent: "answer", slug });
  if (decisions.length === 0) return null;
  return (
    <div className="mt-4 grid gap-4">
      <DecisionList decisions={decisions} />
      {verification !== null && verification !== "waiting" && (
        <AnsweredForm form={form} aria-label="Answer" className="grid gap-3">
          <Link
            to={`/operator/profile/documents?company=${encodeURIComponent(slug)}`}
            className="justify-self-start py-1 text-sm font-semibold text-peacock underline underline-offset-4"
          >
            Add documents
          </Link>
          <TextAreaField label="Your answer" required {...form.field("text")} rows={3} maxLength={1000} />
          <SubmitButton form={form} busy="Sending…" className="justify-self-start">
            Send for review again
          </SubmitButton>
        </AnsweredForm>
      )}
      <FormMessage form={form} className="text-sm" />
    </div>
  );
}
