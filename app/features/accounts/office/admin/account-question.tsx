import { useState } from "react";
import { SubmissionGaps } from "~/features/operators/office/admin/verification-panel";
import { DescriptionList } from "~/ui/description-list";
import { QuestionDialog, QuestionForm } from "~/ui/question-dialog";
import { TextAreaField } from "~/ui/field";
import type { Role } from "~/domain/accounts/account";
import type { AffectedAccount } from "~/domain/accounts/account-list";
import { accountActionLabels } from "~/domain/accounts/account-status";
import { formatPhone } from "~/domain/accounts/format-phone";
import type { AccountRowIntent } from "~/domain/accounts/account-edit";
import { gapsIn } from "~/domain/operators/operator-verification";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { LoadedTravelersAhead, useBookingsAhead } from "./travelers-ahead";

export interface Question {
  intent: AccountRowIntent;
  /** All selected row ids, including ones without an account. */
  ids: readonly string[];
  accounts: readonly AffectedAccount[];
}

/** Returns true if the action needs confirmation. Approving and activating take nothing away from anyone. */
export function isAskedAbout(intent: AccountRowIntent): boolean {
  return intent === "suspend" || intent === "delete" || intent === "verify";
}

const suspends: Record<Role, string> = {
  user: "They are signed out of all devices and can't sign in again. Their bookings stay.",
  tour_operator:
    "They are signed out of all devices and can't sign in again. Their tours are removed from the site; existing bookings stay.",
  admin: "They are signed out of all devices, including open dashboards, and can't sign in again.",
};

/** Confirmation dialog for actions on accounts that must not happen by accident. */
export function AccountQuestion({
  question,
  onClose,
  onConfirm,
}: {
  question: Question | null;
  onClose: () => void;
  onConfirm: (question: Question, reason: string) => void;
}) {
  return (
    <QuestionDialog
      isOpen={question !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={question && titleOf(question)}
      description={question && consequenceOf(question)}
      className="max-w-lg"
    >
      {question && <Asked question={question} onClose={onClose} onConfirm={onConfirm} />}
    </QuestionDialog>
  );
}

function Asked({
  question,
  onClose,
  onConfirm,
}: {
  question: Question;
  onClose: () => void;
  onConfirm: (question: Question, reason: string) => void;
}) {
  const [reason, setReason] = useState("");
  const { intent, accounts } = question;
  const isVerifying = intent === "verify";
  const isException = isVerifying && accounts.some(({ companies }) => companies.some(lacksSomething));
  const owners =
    intent === "suspend" ? accounts.filter(({ role }) => role === "tour_operator").map(({ id }) => id) : [];
  const ahead = useBookingsAhead(owners);
  const label = intent === "delete" ? "Delete" : accountActionLabels[intent];
  return (
    <QuestionForm
      confirmLabel={label}
      variant={isVerifying ? "primary" : "danger"}
      isReady={isException ? reason.trim() !== "" : owners.length === 0 || ahead !== undefined}
      onConfirm={() => onConfirm(question, reason)}
      onClose={onClose}
    >
      {owners.length > 0 && <LoadedTravelersAhead ahead={ahead} />}
      {isVerifying ? (
        <div className="mt-4 grid gap-4">
          {accounts.map((account) => (
            <SubmittedOperator key={account.id} account={account} />
          ))}
        </div>
      ) : null}
      {(!isVerifying || isException) && (
        <TextAreaField
          label={isVerifying ? "Reason to verify without what is missing" : "Reason"}
          required={isVerifying}
          hint={
            intent === "suspend"
              ? "For the audit log. The user gets a mail about the suspension, without the reason."
              : "For the audit log. The user gets a mail without the reason."
          }
          className="mt-4"
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      )}
    </QuestionForm>
  );
}

function lacksSomething(company: AffectedAccount["companies"][number]): boolean {
  return company.status === "pending" && gapsIn(company).length > 0;
}

/** Details that an operator submitted for verification. */
function SubmittedOperator({ account }: { account: AffectedAccount }) {
  const { name, email, emailVerified, joinedAt, companies } = account;
  const owner = [
    ["Owner", name],
    ["E-mail", `${email}${emailVerified ? " (verified)" : " (not verified)"}`],
    ["Signed up", formatInstantInIndia(joinedAt)],
  ] as const;
  if (companies.length === 0) {
    return <DescriptionList className="text-sm" entries={[...owner, ["Company", "not given"]]} />;
  }
  return companies.map((operator) => (
    <div key={operator.slug} className="grid gap-2">
      <SubmissionGaps operator={operator} />
      <DescriptionList
        className="text-sm"
        entries={[
          ["Company", operator.companyName],
          ["Registration number", operator.registrationNumber ?? "not given"],
          ["Address", operator.address ?? "not given"],
          ["Phone", operator.phone === null ? "not given" : formatPhone(operator.phone)],
          ["City", operator.baseCity || "not given"],
          ["GSTIN", operator.gstin ?? "not given"],
          ["PAN", operator.pan ?? "not given"],
          ["Documents", String(operator.documents)],
          ["Bank account", operator.hasBankAccount ? "entered" : "not given"],
          ...owner,
        ]}
      />
    </div>
  ));
}

function titleOf({ intent, accounts }: Question): string {
  const who = accounts.length === 1 ? (accounts[0]?.name ?? "") : `${accounts.length} accounts`;
  if (intent === "delete") return "Are you sure?";
  return intent === "verify" ? `Verify ${who}?` : `Suspend ${who}?`;
}

function consequenceOf({ intent, accounts }: Question): string {
  const [only] = accounts;
  const isOne = accounts.length === 1 && only !== undefined;
  if (intent === "verify") {
    return "Travelers will be able to see and book their tours. The operator submitted these details:";
  }
  if (intent === "delete") {
    return `The account of ${only?.name ?? ""} (${only?.email ?? ""}) and its personal data are permanently deleted. Bookings, reviews and accounting records stay without the name. This can't be undone.`;
  }
  const consequence = isOne
    ? suspends[only.role]
    : "They are signed out of all devices and can't sign in again. Tours of any operators among them are removed from the site.";
  return `${consequence} An administrator can reactivate the account.`;
}
