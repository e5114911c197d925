import type { OperatorStatus } from "./operator";

/** Verification progress of an operator, shown to its owner. */

export interface VerificationFacts {
  status: OperatorStatus;
  /** True if the owner has confirmed their e-mail address. */
  isOwnerConfirmed: boolean;
  registrationNumber: string | null;
  address: string | null;
  baseCity: string;
  /** Number of documents uploaded. */
  documents: number;
}

export interface VerificationStep {
  name: string;
  isDone: boolean;
  /** The next thing to do, or the result once done. */
  text: string;
}

export function verificationSteps(facts: VerificationFacts): VerificationStep[] {
  const missing = [
    !facts.registrationNumber && "registration number",
    !facts.address && "address",
    !facts.baseCity && "base city",
  ].filter((field) => field !== false);
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
      name: "Reviewed by us",
      isDone: facts.status === "verified",
      text: {
        pending: "An admin reviews your details and e-mails you. Your tours go on sale after that.",
        verified: "Your company is verified: its active tours are on sale.",
        suspended: "Your company is suspended: its tours are not on sale.",
      }[facts.status],
    },
  ];
}
