import { expect, test } from "vitest";
import type { AccountStatus, Role, Viewer } from "~/domain/accounts/account";
import { adminRoles, rolesWith, adminRights, type AdminRole } from "~/domain/accounts/admin-rights";
import { useCases } from "../../worker/services";
import type { Guard } from "../../worker/platform/authz/use-case";
import { createPerson } from "../support/people";
import { services } from "../support/services";

/** Accounts by role and state. All have an administrator's and an operator's name: a name grants no rights. */
const people = {
  nobody: null,
  "a traveler": ["user", "active"],
  "a verified operator": ["tour_operator", "verified"],
  "an operator who waits": ["tour_operator", "pending"],
  "a suspended operator": ["tour_operator", "suspended"],
  "an administrator who waits": ["admin", "pending"],
  "a suspended administrator": ["admin", "suspended"],
  "a suspended support": ["admin", "suspended", "support"],
  owner: ["admin", "active", "owner"],
  support: ["admin", "active", "support"],
  finance: ["admin", "active", "finance"],
  content: ["admin", "active", "content"],
} as const satisfies Record<string, readonly [Role, AccountStatus, AdminRole?] | null>;
type Person = keyof typeof people;

const operators: Person[] = ["a verified operator", "an operator who waits"];
const everyone = Object.keys(people) as Person[];

const unguarded: Guard[] = ["anyone", "visitor", "caller"];

/** Everyone whom a guard admits. Operators without an operator have no data: operator-idor.test.ts tests the rights. */
function admittedBy(guard: Guard): Person[] {
  if (unguarded.includes(guard)) return everyone;
  if (guard === "account") return everyone.filter((person) => person !== "nobody");
  // Suspended accounts have no session, so no viewer.
  if (guard === "traveler")
    return everyone.filter((person) => !["nobody", "an administrator who waits"].includes(person));
  const right = adminRights.find((known) => `${guard} `.startsWith(`admin:${known} `));
  return [...(right ? rolesWith(right) : []), ...(guard.includes("staff:") || !right ? operators : [])];
}

/** The live feed asks again when it opens: without an operator there is nothing to watch. */
const refusedLater = ["watchBookings"];

/** Calls a use case without what it takes beyond the viewer: behind its guard it fails, but never by a guard's refusal. */
async function answerOf(name: string, viewer: Viewer | null): Promise<string> {
  const call: unknown = Reflect.get(services, name);
  if (typeof call !== "function") throw new Error(`${name} is no service`);
  try {
    await Reflect.apply(call, null, [viewer]);
  } catch (error) {
    const code: unknown = error instanceof Error && "code" in error ? error.code : null;
    if (code === "unauthenticated" || code === "forbidden") return code;
  }
  return "admitted";
}

// Keys of programs: tests/worker/octo.test.ts.
const guarded = Object.entries(useCases).filter(
  ([, { guard }]) => !unguarded.includes(guard) && !guard.startsWith("key:"),
);

test.for(everyone)("access to every use case depends only on role and state: %s", async (person) => {
  const account = people[person];
  const viewer =
    account &&
    (await createPerson(account[0], account[1], {
      name: "Platform Admin, Tour Operator",
      ...(account[2] && { adminRole: account[2] }),
    }));
  const refusal = viewer ? "forbidden" : "unauthenticated";
  for (const [name, { guard }] of guarded) {
    const isAdmitted = admittedBy(guard).includes(person);
    if (isAdmitted && refusedLater.includes(name)) continue;
    expect.soft(await answerOf(name, viewer), name).toBe(isAdmitted ? "admitted" : refusal);
  }
});

// A right that moves to another role is a decision: it must be changed here.
test("each role has exactly these rights", () => {
  const rights = adminRoles.map((role) => [
    role,
    adminRights.filter((right) => rolesWith(right).includes(role)).join(" "),
  ]);
  expect(Object.fromEntries(rights)).toStrictEqual({
    owner: adminRights.join(" "),
    support: "read view-bookings bookings reviews messages view-users users",
    finance: "read view-bookings payments money payouts approve-payouts partners view-users",
    content: "read tours reviews coupons",
  });
});

test("there are use cases to check", () => {
  expect(guarded.length).toBeGreaterThan(150);
});

function namesBehind(guard: Guard): string[] {
  return Object.entries(useCases)
    .filter(([, useCase]) => useCase.guard === guard)
    .map(([name]) => name)
    .toSorted();
}

// A use case without a guard is a decision: it must be named here.
test.for<[Guard, string]>([
  [
    "anyone",
    "callerIdOf checkHealth countVisit createBooking createHold describeAgentAccess exchangeToken getAboutUs getAvailability getBookingContact getHomeTours getIdentity getOperatorPage getPhoneSignIn getPhotographPage getPrivacySettings getPublicSettings getQuote getSession getSharedWishlist getTour getTourPage getUnsubscribeLink getVerifiedDocument getViewer getVoucherKeys getWidget handleAuthRequest holderCookie holderOf isKeyUsed isPayOnlineOffered isPhoneSignInOffered limitAgent limitBookings limitDocuments limitHolds limitPayments limitPrepared limitQuotes limitSearches limitVerification listAllTours listAttributedPictures listChecks listDestinations listDetails listGuestPhotographs listRelaxations listReviewsOfTour listTourLinks listTours listToursBySlug listWishedSlugs readQuote receiveCallback receiveWebhook requestDataLink requestPasswordReset requestPhoneCode resetPassword sendMessage signIn signInWithPhone signInWithSocial signOut signQuote signUp signsInByLink socialProvidersOffered subscribe suggestSearches unsubscribeByLink verifyEmail verifySecondFactor watchSeats",
  ],
  [
    "visitor",
    "agentCallerOf agreeToBooking answerOffer answerProposal askQuestion cancelBooking changeHold changePartyOrDate checkInOnOwnPage confirmQuestion confirmSubscription confirmWaiting endSubscription eraseGuestData exportGuestData findOffer getAgreement getBookingDocument getCalendarFeed getGuestData getInvitation getInvoicePage getOffer getOwnDay getParty getPayPage getPhotographFile getProposal getQuestion getResourceCalendar getSetEmail getSubscription getTaxDocument getThingsToDoShard getThread getTourDrawing getTrip getVerification getVoucher getWaitingEntry getWidgetBookingStatus joinAsNew joinWaitingList keepEmail leaveWaitingList lookUpBooking openPayPage quoteChange readGrant releaseHold reportThread saveInvoiceDetails saveParty sendBookingLink startPayment verifyBooking writeMessage writeToQuestion",
  ],
  ["caller", "agreementPathOf getPayPath tripPathOf widgetStatusKey"],
])("only these use cases have no guard: %s", ([guard, names]) => {
  expect(namesBehind(guard)).toStrictEqual(names.split(" "));
});
