import type { ProposalState } from "~/domain/desk/repair";

/** Why a traveler's answer to a proposed change changes nothing. */
export const messages = {
  notFound: "This link does not exist.",
  states: {
    accepted: "You have accepted this change already.",
    declined: "You have declined this change already.",
    withdrawn: "This change was withdrawn. Nothing was changed.",
    expired: "The time to answer is over. Nothing was changed.",
    outdated: "Your booking has changed since this was sent, so nothing was changed. Please contact us.",
  } satisfies Record<Exclude<ProposalState, "open">, string>,
  costs: (total: string) => `The booking would now cost ${total}. Nothing was changed.`,
};
