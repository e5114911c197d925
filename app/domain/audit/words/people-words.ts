import { accountRoleLabels, accountStatusLabels } from "~/domain/accounts/account-status";
import { adminRoleLabels } from "~/domain/accounts/admin-rights";
import { operatorDocumentLabels } from "~/domain/operators/operator-document";
import { operatorRightLabels } from "~/domain/operators/operator-rights";
import { inWords, labeled, asList, oneOf, stating, unsaid, type Vocabulary } from "./vocabulary";

const roles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(adminRoleLabels).map(([name, { label }]) => [name, label])),
  ...Object.fromEntries(Object.entries(accountRoleLabels).map(([name, { one }]) => [name, one])),
};

const rightNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(operatorRightLabels).map(([name, { label }]) => [name, label.toLowerCase()]),
);

const rights = (value: unknown) =>
  Array.isArray(value) && value.length > 0 ? asList(value.map(oneOf(rightNames))) : "no rights";

/** Words for the history of an account. */
export const userWords: Vocabulary = {
  actions: {
    approve: stating(["status"], "approved the account"),
    verify: stating(["status"], "verified the operator"),
    suspend: stating(["status"], "suspended the account"),
    activate: stating(["status"], "activated the account"),
    edit: "edited the account",
    "keep-email": "refused the new e-mail address",
    delete: stating("all", "deleted the account"),
    "change-role": "changed the role",
    "add-note": stating(["note"], ({ is }) => `added a note: “${inWords(is["note"])}”`),
    "delete-note": "deleted a note",
    "end-session": stating(["sessions"], ({ is }) =>
      is["sessions"] === "all" ? "ended all sessions" : "ended a session",
    ),
  },
  fields: {
    name: labeled("Name"),
    email: labeled("E-mail address"),
    phone: labeled("Phone number"),
    role: labeled("Role", oneOf(roles)),
    status: labeled("Status", oneOf(accountStatusLabels)),
    exception: labeled("Verified without"),
    note: labeled("Note"),
    noteId: unsaid,
    sessions: labeled("Sessions"),
  },
};

/** Words for the history of an operator. */
export const operatorWords: Vocabulary = {
  actions: {
    update: "changed the company profile",
    "ask-documents": stating(["documents"], ({ is }) =>
      is["documents"] === undefined
        ? "asked for documents"
        : `asked for documents: ${inWords(is["documents"])}`,
    ),
    refuse: "refused the verification",
    confirm: "confirmed the verification",
    answer: "sent the company for review again",
    "add-document": stating(
      ["kind"],
      ({ is }) => `added a document: ${oneOf(operatorDocumentLabels)(is["kind"])}`,
    ),
    "remove-document": stating(
      ["kind"],
      ({ was }) => `removed a document: ${oneOf(operatorDocumentLabels)(was["kind"])}`,
    ),
    "read-document": "viewed a document",
    "request-bank-change": "asked to change the bank account",
    "withdraw-bank-change": "withdrew the change of the bank account",
    "change-bank": "changed the bank account",
    "reveal-bank": "viewed the full account number",
    "transfer-rupee": "sent 1 rupee to the bank account",
    "prove-bank": "confirmed the bank account",
    "invite-member": stating(["rights"], ({ is }) => `invited a member: ${rights(is["rights"])}`),
    "resend-invitation": "sent an invitation again",
    "withdraw-invitation": stating(["rights"], "withdrew an invitation"),
    join: stating(["rights", "member"], ({ is }) => `joined as a member: ${rights(is["rights"])}`),
    leave: stating(["rights", "member"], "left the company"),
    "remove-member": stating(["rights", "member"], "removed a member"),
    "change-rights": "changed a member's rights",
    "hand-over": "transferred the ownership",
    "calendar-link": "made a new calendar link",
    rescue: "offered travelers of all departures ahead a way out",
  },
  fields: {
    companyName: labeled("Name"),
    registrationNumber: labeled("Registration number"),
    address: labeled("Address"),
    phone: labeled("Phone"),
    baseCity: labeled("City"),
    foundedYear: labeled("Founded"),
    gstin: labeled("GSTIN"),
    pan: labeled("PAN"),
    account: labeled("Account"),
    ifsc: labeled("IFSC"),
    reference: labeled("Reference"),
    kind: labeled("Document", oneOf(operatorDocumentLabels)),
    document: unsaid,
    documents: labeled("Documents"),
    member: unsaid,
    owner: unsaid,
    rights: labeled("Rights", rights),
    what: labeled("Order", oneOf({ offer: "offers", refund: "full refunds" })),
    who: labeled("Travelers", (value) => (value === "all" ? "everyone" : "chosen bookings")),
    fault: labeled("Reason"),
    options: labeled("Choices"),
    proposals: unsaid,
    hours: labeled("Hours to answer"),
    fallback: labeled("Without an answer"),
  },
};
