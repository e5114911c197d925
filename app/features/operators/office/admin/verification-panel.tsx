import { Panel } from "~/office/page/panel";
import { DecisionList } from "~/features/operators/office/decision-list";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { TextAreaField } from "~/ui/field";
import { operatorDocumentKinds, operatorDocumentLabels } from "~/domain/operators/operator-document";
import {
  gapsIn,
  photographsAsked,
  photographsInWords,
  verificationStateLabels,
  type OperatorDecision,
} from "~/domain/operators/operator-verification";
import { cn } from "~/ui/cn";
import { useForm } from "~/platform/forms/use-form";
import { useMay } from "~/office/frame/use-may";
import type { OperatorRecord } from "../../../../../worker/operators/get-operator-record";

/** Gaps of a submission for verification. */
export function SubmissionGaps({ operator }: { operator: Parameters<typeof gapsIn>[0] }) {
  const gaps = gapsIn(operator);
  return gaps.length === 0 ? (
    <p className="text-sm font-semibold text-success">Complete</p>
  ) : (
    <p className="rounded-control bg-warning-subtle px-3 py-2 text-sm font-semibold text-warning">
      {`Missing: ${gaps.join(", ")}`}
    </p>
  );
}

/** Review of an operator: what is missing, the decisions so far, and the forms to ask for documents or refuse. */
export function VerificationPanel({
  operator,
  decisions,
}: {
  operator: OperatorRecord["operator"];
  decisions: readonly OperatorDecision[];
}) {
  const may = useMay();
  const { status, verification } = operator;
  const isOpen = status !== "suspended" && operator.owner !== null;
  if (!isOpen && decisions.length === 0) return null;
  return (
    <Panel id="verification" title="Verification">
      <div className="grid gap-4">
        {isOpen && verification !== null && (
          <>
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={verification === "refused" ? "danger" : "warning"}>
                {verificationStateLabels[verification]}
              </Badge>
              {status === "verified" && (
                <span className="text-sm text-muted">
                  It stays verified and on sale during the review. To take its tours off sale, suspend it.
                </span>
              )}
            </p>
            <SubmissionGaps operator={operator} />
            <p
              className={cn(
                "text-sm",
                operator.photographs < photographsAsked && "font-semibold text-warning",
              )}
            >
              {photographsInWords(operator)}
            </p>
          </>
        )}
        {decisions.length > 0 && <DecisionList decisions={decisions} />}
        {isOpen && may("users") && status === "pending" && gapsIn(operator).length > 0 && (
          <Exception slug={operator.slug} />
        )}
        {isOpen && may("users") && (
          <Decisions isVerified={status === "verified"} isInReview={verification !== null} />
        )}
      </div>
    </Panel>
  );
}

const summaryClasses =
  "inline-flex min-h-11 cursor-pointer items-center font-semibold text-peacock underline underline-offset-4";

/** Verifies an operator that lacks something, with a reason. */
function Exception({ slug }: { slug: string }) {
  const form = useForm({ intent: "verify", id: slug });
  return (
    <details open={form.answer ? true : undefined} className="text-sm">
      <summary className={summaryClasses}>Verify without what is missing</summary>
      <AnsweredForm form={form} aria-label="Verify as an exception" className="mt-2 grid gap-3">
        <TextAreaField
          label="Reason, for the audit log"
          required
          {...form.field("reason")}
          rows={2}
          maxLength={500}
        />
        <SubmitButton form={form} variant="secondary" busy="Saving…" className="justify-self-start">
          Verify as an exception
        </SubmitButton>
        <FormMessage form={form} />
      </AnsweredForm>
    </details>
  );
}

function Decisions({ isVerified, isInReview }: { isVerified: boolean; isInReview: boolean }) {
  const confirm = useForm({ intent: "confirm" });
  const ask = useForm({ intent: "ask-documents" });
  const refuse = useForm({ intent: "refuse" });
  return (
    <div className="text-sm">
      {isVerified && isInReview && (
        <AnsweredForm form={confirm} aria-label="Confirm the verification" className="mb-2">
          <SubmitButton form={confirm} busy="Saving…">
            Confirm verification
          </SubmitButton>
        </AnsweredForm>
      )}
      <FormMessage form={confirm} />
      {/* Also opens after an answer, which it contains without JavaScript. */}
      <details open={ask.answer ? true : undefined}>
        <summary className={summaryClasses}>Ask for documents</summary>
        <AnsweredForm form={ask} isReset aria-label="Ask for documents" className="mt-2 mb-3 grid gap-3">
          <fieldset data-invalid={ask.error("documents") ? true : undefined}>
            <legend className="font-semibold">Documents</legend>
            <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
              {operatorDocumentKinds.map((kind) => (
                <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                  <input
                    type="checkbox"
                    name="documents"
                    value={kind}
                    defaultChecked={ask.values("documents").includes(kind)}
                    className="size-5 shrink-0 accent-peacock"
                  />
                  <span>{operatorDocumentLabels[kind]}</span>
                </label>
              ))}
            </div>
            {ask.error("documents") && (
              <p role="alert" className="font-semibold text-danger">
                {ask.error("documents")}
              </p>
            )}
          </fieldset>
          <TextAreaField
            label="Message to the owner"
            required
            {...ask.field("text")}
            rows={3}
            maxLength={1000}
          />
          <SubmitButton form={ask} busy="Sending…" className="justify-self-start">
            Ask for documents
          </SubmitButton>
          <FormMessage form={ask} />
        </AnsweredForm>
      </details>
      {!isVerified && (
        <details open={refuse.answer ? true : undefined}>
          <summary className={summaryClasses}>Refuse</summary>
          <AnsweredForm form={refuse} isReset aria-label="Refuse" className="mt-2 grid gap-3">
            <TextAreaField
              label="Reason, for the owner"
              required
              {...refuse.field("text")}
              rows={3}
              maxLength={1000}
            />
            <SubmitButton form={refuse} busy="Sending…" variant="danger" className="justify-self-start">
              Refuse verification
            </SubmitButton>
            <FormMessage form={refuse} />
          </AnsweredForm>
        </details>
      )}
    </div>
  );
}
