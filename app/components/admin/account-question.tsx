import { useState } from "react";
import { Answers, QuestionDialog } from "~/components/ui/question-dialog";
import { controlClasses, Field } from "~/components/ui/field";
import type { Role } from "~/domain/account";
import { accountActionLabels } from "~/domain/account-status";
import type { AccountRowIntent } from "~/domain/account-edit";
import type { Company } from "~/domain/company";
import { SubmittedCompany } from "./submitted-company";

/** Somebody whom something is about to be done to. */
export interface AskedAccount {
  /** Of the row. */
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  joinedAt: number;
  companies: readonly Company[];
}

export interface Question {
  intent: AccountRowIntent;
  /** Of the rows, those included that nothing is known of to ask about. */
  ids: readonly string[];
  accounts: readonly AskedAccount[];
}

/** What is asked about before it is done. Approving and activating take nothing from anybody. */
export function isAskedAbout(intent: AccountRowIntent): boolean {
  return intent === "suspend" || intent === "delete" || intent === "verify";
}

const suspends: Record<Role, string> = {
  user: "They are signed out everywhere at once and cannot sign in again. Their bookings stay.",
  tour_operator:
    "They are signed out everywhere at once and cannot sign in again, and their tours leave the site. Bookings already made stay.",
  admin: "They are signed out everywhere at once, open dashboards included, and cannot sign in again.",
};

/** Asks before something is done to accounts that is not to happen by a slip. */
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
      says={question && consequenceOf(question)}
      className="max-w-lg"
    >
      {question && <Asked question={question} onConfirm={onConfirm} />}
    </QuestionDialog>
  );
}

/** What is asked for besides, and the answers. */
function Asked({
  question,
  onConfirm,
}: {
  question: Question;
  onConfirm: (question: Question, reason: string) => void;
}) {
  const [reason, setReason] = useState("");
  const { intent, accounts } = question;
  const isVerifying = intent === "verify";
  const label = intent === "delete" ? "Delete" : accountActionLabels[intent];
  return (
    <>
      {isVerifying ? (
        <div className="mt-4 grid gap-4">
          {accounts.map((account) => (
            <SubmittedCompany key={account.id} account={account} />
          ))}
        </div>
      ) : (
        <Field label="Reason" hint="Kept in the log of actions; the person is not told." className="mt-4">
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              className={controlClasses}
            />
          )}
        </Field>
      )}
      <Answers
        cancelLabel={isVerifying ? "Not yet" : "Keep it"}
        confirmLabel={label}
        look={isVerifying ? "primary" : "danger"}
        onConfirm={() => onConfirm(question, reason)}
      />
    </>
  );
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
    return "From then on travellers see and book their tours. This is what they have told us:";
  }
  if (intent === "delete") {
    return `The account of ${only?.name ?? ""} (${only?.email ?? ""}) and the personal data in it are deleted for good. Bookings, reviews and the books stay without their name. This cannot be undone.`;
  }
  const consequence = isOne
    ? suspends[only.role]
    : "They are signed out everywhere at once and cannot sign in again; tours of operators among them leave the site.";
  return `${consequence} An administrator can activate the account again.`;
}
