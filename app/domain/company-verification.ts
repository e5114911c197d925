import type { CompanyStatus } from "./company";

/** The way of a company to its verification, for its owner to see what is left to do. */

export interface VerificationFacts {
  status: CompanyStatus;
  /** Whether the owner has followed the link that confirms their e-mail address. */
  isOwnerConfirmed: boolean;
  registrationNumber: string | null;
  address: string | null;
  baseCity: string;
  /** How many papers it has given. */
  documents: number;
}

export interface VerificationStep {
  name: string;
  isDone: boolean;
  /** What there is to do, or what was done. */
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
        : "Follow the link in our first mail to you, or have a new one sent in your profile.",
    },
    {
      name: "Company details complete",
      isDone: isComplete,
      text: isComplete ? "Everything we ask for is there." : `Still missing: ${missing.join(", ")}.`,
    },
    {
      name: "Documents given",
      isDone: facts.documents > 0,
      text:
        facts.documents > 0
          ? `${facts.documents} ${facts.documents === 1 ? "paper" : "papers"} given.`
          : "Add your certificate of registration, for one.",
    },
    {
      name: "Looked at by us",
      isDone: facts.status === "verified",
      text: {
        pending: "An administrator looks at it and writes to you. Nothing of yours is on sale until then.",
        verified: "Your company is verified: its active tours are on sale.",
        suspended: "Your company is suspended: its tours are off the site.",
      }[facts.status],
    },
  ];
}
