import { z } from "zod";
import { operatorText } from "~/domain/accounts/account-forms";
import {
  operatorDocumentKinds,
  operatorDocumentLabels,
  type OperatorDocumentKind,
} from "./operator-document";
import type { OperatorProfile, VerificationState } from "./operator";

/**
 * Verification of operators: administrators ask for documents, refuse or verify, and owners answer, as often as it takes. A verified operator is
 * reviewed again without losing its sales. Source: P3 in docs/product.md.
 */

export const verificationStateLabels: Record<VerificationState, string> = {
  waiting: "To review",
  documents_asked: "Documents asked",
  refused: "Refused",
};

export type OperatorDecisionKind = "documents_asked" | "refused" | "answered" | "verified";

export const operatorDecisionLabels: Record<OperatorDecisionKind, string> = {
  documents_asked: "Documents asked",
  refused: "Refused",
  answered: "Sent for review",
  verified: "Verified",
};

/** A decision or an answer, as listed for both sides. */
export interface OperatorDecision {
  id: string;
  kind: OperatorDecisionKind;
  /** Kinds asked for. */
  documents: OperatorDocumentKind[];
  text: string | null;
  /** UTC instant. */
  createdAt: number;
}

/** A form's repeated field: none, one value or several. The message may name what no box does. */
const documentsSchema = z
  .preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.enum(operatorDocumentKinds)).max(operatorDocumentKinds.length),
  )
  .transform((kinds) => operatorDocumentKinds.filter((kind) => kinds.includes(kind)));

const decisionText = 1000;

/** Decisions of an administrator about an operator; verifying a pending one is a change of its account. */
export const operatorDecisionSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("ask-documents"),
    documents: documentsSchema,
    text: operatorText("Please write what you need and why.", decisionText),
  }),
  z.object({ intent: z.literal("refuse"), text: operatorText("Please enter a reason.", decisionText) }),
  // Ends the review of a verified operator.
  z.object({ intent: z.literal("confirm") }),
]);
export type DecisionOnOperator = z.output<typeof operatorDecisionSchema>;

/** Answer of an owner to a decision. */
export const operatorAnswerSchema = z.object({
  text: operatorText("Please write what you have added or changed.", decisionText),
});

/** Names of the details that are reviewed again when a verified operator changes them. */
const reviewedDetails = {
  companyName: "company name",
  registrationNumber: "registration number",
  address: "address",
  gstin: "GSTIN",
  pan: "PAN",
} as const satisfies Partial<Record<keyof OperatorProfile, string>>;

/** Returns what a verified operator's change asks us to review, in words; null for other details. */
export function changeToReview(changed: object): string | null {
  const names = Object.entries(reviewedDetails).flatMap(([field, name]) => (field in changed ? [name] : []));
  return names.length === 0 ? null : `Changed: ${names.join(", ")}.`;
}

/** Details that an operator submitted for verification. */
type Submission = Pick<
  OperatorProfile,
  "registrationNumber" | "address" | "baseCity" | "phone" | "pan" | "documents" | "hasBankAccount"
>;

/**
 * Lists what a submission lacks for its verification, in words. `lacksNothing` (worker/platform/db/operator-submission.ts) is the same in SQL. A GSTIN is not
 * needed below the registration threshold.
 */
export function gapsIn(submission: Submission): string[] {
  const { documents, hasBankAccount } = submission;
  return [
    ...detailsMissing(submission),
    ...(documents > 0 ? [] : ["documents"]),
    ...(hasBankAccount ? [] : ["bank account"]),
  ];
}

function detailsMissing({
  registrationNumber,
  address,
  baseCity,
  phone,
  pan,
}: Pick<Submission, "registrationNumber" | "address" | "baseCity" | "phone" | "pan">): string[] {
  return [
    !registrationNumber && "registration number",
    !address && "address",
    !baseCity && "base city",
    !phone && "phone",
    !pan && "PAN",
  ].filter((field) => field !== false);
}

/** Names documents in a list: "GST certificate, PAN card". */
export function documentNames(kinds: readonly OperatorDocumentKind[]): string {
  return kinds.map((kind) => operatorDocumentLabels[kind]).join(", ");
}

export type VerificationFacts = Pick<
  OperatorProfile,
  | "status"
  | "verification"
  | "registrationNumber"
  | "address"
  | "baseCity"
  | "phone"
  | "pan"
  | "documents"
  | "hasBankAccount"
  | "photographs"
> & {
  /** True if the owner has confirmed their e-mail address. */
  isOwnerConfirmed: boolean;
};

export interface VerificationStep {
  name: string;
  isDone: boolean;
  /** The next thing to do, or the result once done. */
  text: string;
}

export function verificationSteps(facts: VerificationFacts): VerificationStep[] {
  const missing = detailsMissing(facts);
  const isComplete = missing.length === 0;
  return [
    {
      name: "Account confirmed",
      isDone: facts.isOwnerConfirmed,
      text: facts.isOwnerConfirmed
        ? "The owner’s e-mail address is confirmed."
        : "Follow the link in our first e-mail, or request a new one in your profile.",
    },
    {
      name: "Company details complete",
      isDone: isComplete,
      text: isComplete ? "All details are complete." : `Still missing: ${missing.join(", ")}.`,
    },
    {
      name: "Documents uploaded",
      isDone: facts.documents > 0,
      text:
        facts.documents > 0
          ? `${facts.documents} ${facts.documents === 1 ? "document" : "documents"} uploaded.`
          : "Upload a document, such as your certificate of registration.",
    },
    {
      name: "Bank account added",
      isDone: facts.hasBankAccount,
      text: facts.hasBankAccount
        ? "The account for your payouts is entered."
        : "Add the account for your payouts and follow the link that we mail you.",
    },
    {
      name: "Photographs added",
      isDone: facts.photographs >= photographsAsked,
      text: `${photographsInWords(facts)}.${facts.photographs < photographsAsked ? " Add them to your tours, drafts included." : ""}`,
    },
    {
      name: "Reviewed by us",
      isDone: facts.status === "verified",
      text: {
        pending: {
          waiting: "An admin reviews your details and e-mails you. Your tours go on sale after that.",
          documents_asked: "We need more documents. Add them, then send your company for review again.",
          refused: "We could not verify your company. Correct it, then send it for review again.",
        }[facts.verification ?? "waiting"],
        verified: `Your company is verified: its active tours are on sale.${reviewedAgain(facts)}`,
        suspended: "Your company is suspended: its tours are not on sale.",
      }[facts.status],
    },
  ];
}

/** Photographs that we ask of an operator. Who verifies sees their number and decides: those verified before stay so. */
export const photographsAsked = 6;

/** Says how many of the photographs that we ask for an operator has. */
export function photographsInWords({ photographs }: Pick<VerificationFacts, "photographs">): string {
  return `${Math.min(photographs, photographsAsked)} of ${photographsAsked} photographs of rooms, vehicle, guide and food`;
}

function reviewedAgain({ verification }: VerificationFacts): string {
  if (verification === null) return "";
  return verification === "waiting"
    ? " We are reviewing it again."
    : " We need more documents. Add them, then send your company for review again.";
}
