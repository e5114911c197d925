export const messages = {
  title: "Names of your party",
  namesGiven: "Names given",
  namesNeeded: "The operator needs the name of each traveler, for rooms and tickets.",
  alsoAsked: (asked: string) =>
    `The operator also asks: ${asked}. Give what you know and come back for the rest.`,
  change: "Change the names",
  add: "Add names",
  saved: "Saved. You can change it here until the trip ends.",
  closed: "This booking is canceled or its trip is over, so the names can no longer be changed.",
  pickUp: "Pick-up place",
  pickUpHint: "A hotel or an address, or the point on the tour's page that suits you.",
  ownQuestions: "Your operator asks these questions. We store the answers encrypted.",
  /** @param days after which documents are erased */
  identities: (days: number) =>
    `Permits name each traveler's document. We store it encrypted, show it only to your operator, and erase it ${days} days after the trip, or at once if you cancel.`,
  saving: "Saving …",
  save: "Save",
  name: "Full name",
  nameHint: "As on the identity document.",
  age: "Age",
  infantAge: "0 or 1",
  document: "Identity document",
  documentNumber: "Document number",
  /** @param ending of the number */
  stored: (ending: string) => `Stored, ends in ${ending}. Leave empty to keep it.`,
  diet: "Diet",
  notGiven: "Not given yet",
};
