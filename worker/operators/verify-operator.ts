import type { NewNotification } from "~/domain/notifications/notification";
import type { OperatorProfile } from "~/domain/operators/operator";
import {
  documentNames,
  operatorAnswerSchema,
  type DecisionOnOperator,
} from "~/domain/operators/operator-verification";
import { AppError, staleEdit } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Admin, Staff } from "../platform/authz/actors";
import { operatorReviewedMail } from "../notifications/mail/operator-mails";
import { findOperator } from "./operators.repo";
import { membershipOf } from "./profile/membership-of";
import * as repo from "./verification.repo";
import { randomId } from "../platform/surroundings";

interface Dependencies {
  audit: AuditDependencies;
  origin: string;
  startDelivery: () => void;
}

/**
 * Asks the owner of an operator for documents, refuses to verify a pending one with a reason, or ends the review of a verified one, which stays
 * verified throughout. The owner is notified and can answer. Verifying is a change of the account (`changeAccountStatus`).
 * @throws AppError `not_found`, `illegal_transition` (suspended, without an owner, or nothing to decide)
 */
export async function decideOnOperator(
  { audit, origin, startDelivery }: Dependencies,
  admin: Admin,
  { slug, decision }: { slug: string; decision: DecisionOnOperator },
): Promise<void> {
  const operator = await findOperator(audit.db, slug);
  if (!operator) throw new AppError("not_found", "Company not found.");
  const { companyName, status, owner } = operator;
  if (!owner || status === "suspended" || !isOpenTo(decision.intent, operator))
    throw new AppError("illegal_transition", refusals[decision.intent](companyName));
  const isAsking = decision.intent === "ask-documents";
  const text = decision.intent === "confirm" ? null : decision.text;
  const row = {
    id: randomId(),
    operator: slug,
    kind: kinds[decision.intent],
    documents: isAsking ? decision.documents : [],
    text,
    actorId: admin.id,
    createdAt: audit.clock(),
  };
  const url = `${origin}/operator/profile?company=${encodeURIComponent(slug)}`;
  const message =
    decision.intent === "confirm"
      ? {
          ...operatorReviewedMail({ to: owner.email, name: owner.name, companyName, url }),
          dedupeKey: keyOf(row),
        }
      : notificationOf(row, { companyName, isVerified: status === "verified", url });
  const isDone = await withAudit(
    audit,
    admin,
    {
      action: `operator.${decision.intent}`,
      subjectId: slug,
      after: row.documents.length > 0 ? { documents: documentNames(row.documents) } : null,
      reason: text,
    },
    (statements) => repo.writeDecision(audit.db, row, status, message, statements),
  );
  if (!isDone) throw staleEdit("this operator");
  startDelivery();
}

const kinds = { "ask-documents": "documents_asked", refuse: "refused", confirm: "verified" } as const;

/** Returns true if a decision is possible: documents are asked for at any time, a refusal ends no sales, and only a review can be ended. */
function isOpenTo(
  intent: DecisionOnOperator["intent"],
  { status, verification }: Pick<OperatorProfile, "status" | "verification">,
): boolean {
  if (intent === "ask-documents") return true;
  return intent === "refuse" ? status === "pending" : status === "verified" && verification !== null;
}

const refusals: Record<DecisionOnOperator["intent"], (companyName: string) => string> = {
  "ask-documents": (companyName) => `${companyName} is suspended or has no account.`,
  refuse: (companyName) =>
    `${companyName} isn't waiting for verification. To take its tours off sale, suspend it.`,
  confirm: (companyName) => `${companyName} has nothing to review.`,
};

function keyOf({ id }: { id: string }): string {
  return `operator-decision/${id}`;
}

function notificationOf(
  { id, operator, kind, documents, text }: Parameters<typeof repo.writeDecision>[1],
  { companyName, isVerified, url }: { companyName: string; isVerified: boolean; url: string },
): NewNotification {
  const shared = { key: keyOf({ id }), to: { operator }, url };
  if (kind === "refused") {
    return {
      ...shared,
      event: "operator-refused",
      params: { company: companyName },
      mail: {
        subject: "Your company at Tour Bharat is not verified yet",
        preheader: "The reason, and what you can do.",
        heading: "We could not verify your company",
        paragraphs: [
          "We have reviewed your company and can't verify it as it is. This is the reason:",
          text ?? "",
          "You can correct the details or add documents and send your company for review again, at any time.",
        ],
        details: [["Company", companyName]],
        action: "Open the company profile",
      },
    };
  }
  const names = documentNames(documents);
  return {
    ...shared,
    event: "operator-documents",
    params: { company: companyName },
    mail: {
      subject: "We need documents to verify your company at Tour Bharat",
      preheader: names || "What we need, and why.",
      heading: "Please add documents",
      paragraphs: [
        isVerified
          ? "To keep your company verified we need documents again:"
          : "To verify your company we need more documents:",
        text ?? "",
        `Add them in your company profile, then send your company for review again.${isVerified ? " Your tours stay on sale meanwhile." : ""}`,
      ],
      details: [
        ["Company", companyName],
        ...(names === "" ? [] : [["Documents", names] satisfies [string, string]]),
      ],
      action: "Add documents",
    },
  };
}

/**
 * Sends an operator for review again, with its owner's answer, after documents were asked for or it was refused. Administrators are notified.
 * @throws AppError `invalid`, `illegal_transition` (nothing to answer), and as `membershipOf`
 */
export async function answerDecision(
  { audit, origin, startDelivery }: Dependencies,
  owner: Staff<"company">,
  { slug, form }: { slug: string; form: FormData },
): Promise<void> {
  const { companyName } = membershipOf(owner, slug);
  const { text } = parseFields(operatorAnswerSchema, Object.fromEntries(form));
  const row = {
    id: randomId(),
    operator: slug,
    kind: "answered" as const,
    documents: [],
    text,
    actorId: owner.id,
    createdAt: audit.clock(),
  };
  const notification: NewNotification = {
    key: `operator-decision/${row.id}`,
    to: { admins: true },
    url: `${origin}/admin/operators/${slug}`,
    event: "operator-answered",
    params: {},
    mail: {
      subject: `${companyName} is ready for review again`,
      preheader: "The owner has answered.",
      heading: "An operator is ready for review again",
      paragraphs: ["The owner has answered and sent the company for review:", text],
      details: [["Company", companyName]],
      action: "Review the operator",
    },
  };
  const isDone = await withAudit(
    audit,
    owner,
    {
      action: "operator.answer",
      subjectId: slug,
      reason: text,
    },
    (statements) => repo.writeAnswer(audit.db, row, notification, statements),
  );
  if (!isDone)
    throw new AppError(
      "illegal_transition",
      "There is nothing to answer. Your company may be under review already.",
    );
  startDelivery();
}
