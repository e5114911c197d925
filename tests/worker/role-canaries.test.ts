import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { adminRoles, rolesWith, type AdminRight, type AdminRole } from "~/domain/accounts/admin-rights";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { noSale, saleEntries } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { bankAccounts } from "../../worker/platform/db/schema";
import { useCases } from "../../worker/services";
import { db } from "../support/database";
import { setOperator, setUser } from "../support/rows";
import { createReseller } from "../support/resellers";
import { createOperatorWorld, type OperatorWorld } from "../support/operator-world";
import { completeOperator, createPerson } from "../support/people";
import { enter } from "../support/revenue";
import { services } from "../support/services";

// The kind: a page that a role may open shows it money or people that need another right. This reads everything that administrators can read.

/** A sale, unlike any other. */
const sale = { ...noSale, total: 7_654_321, commission: 913_579 };

/** Texts that only those with a right may read; the amounts are added once they are known. */
const canaries = new Map<AdminRight, string[]>([
  ["money", ["8642", "KKBK0007531"]],
  ["view-users", ["canary.owner@example.com", "Canary Street", "+919812345670", "AAPFU0939F"]],
]);

let world: OperatorWorld;
/** The operator's share, as its record shows it. */
let shownAmount = "";
let reseller = "";

beforeAll(async () => {
  world = await createOperatorWorld();
  const { operator, owner } = world;
  await completeOperator(operator);
  await setOperator(operator, { address: "1 Canary Street, Kochi", phone: "+919812345670" });
  await db
    .update(bankAccounts)
    .set({ lastDigits: "8642", ifsc: "KKBK0007531" })
    .where(eq(bankAccounts.operator, operator));
  await setUser(owner.id, { email: "canary.owner@example.com" });
  // Without a booking: the question before a cancellation shows the parts of each party.
  await enter(saleEntries(sale), { operatorSlug: operator, booking: null });
  const admin = await createPerson("admin", "active");
  const { money } = await services.getOperatorRecord(admin, operator);
  const { gross = 0, commission = 0, net = 0 } = money?.earnings ?? {};
  shownAmount = String(net);
  const amounts = [gross, commission, net, sale.total, sale.commission];
  canaries.get("money")?.push(...amounts.flatMap((amount) => [String(amount), formatRupees(amount)]));
  // Leaves the account in the history.
  const reference = "UTR99887766";
  ({ id: reseller } = await createReseller({}));
  const form = new FormData();
  form.set("reference", reference);
  await services.recordTransfer(admin, { slug: operator, form });
});

const limit = 50;
const today = () => todayInIndia(Date.now());

/** Every use case that administrators read with. A new one needs a row. */
const reads: Record<string, (viewer: Viewer) => unknown> = {
  countAdminWork: (viewer) => services.countAdminWork(viewer),
  getAccountPage: (viewer) => services.getAccountPage(viewer, { userId: world.owner.id }),
  getAdminBooking: (viewer) => services.getAdminBooking(viewer, world.bookingId),
  getAdminHeader: (viewer) => services.getAdminHeader(viewer),
  getAdminOverview: (viewer) => services.getAdminOverview(viewer),
  getAdminReminders: (viewer) => services.getAdminReminders(viewer),
  getAdminTour: (viewer) => services.getAdminTour(viewer, world.tour),
  getBookingMoney: (viewer) => services.getBookingMoney(viewer, world.bookingId),
  getChangedTexts: (viewer) => services.getChangedTexts(viewer, world.tour),
  getCustomer: (viewer) => services.getCustomer(viewer, world.bookingId),
  getDeparture: (viewer) => services.getDeparture(viewer, { tour: world.tour, travelDate: world.travelDate }),
  getDepartureMessages: (viewer) =>
    services.getDepartureMessages(viewer, { tour: world.tour, travelDate: world.travelDate }),
  getOperatorRecord: (viewer) => services.getOperatorRecord(viewer, world.operator),
  getReseller: (viewer) => services.getReseller(viewer, reseller),
  getResellerStatement: (viewer) => services.getResellerStatement(viewer, { id: reseller, month: "2026-11" }),
  getRescue: (viewer) => services.getRescue(viewer, { scope: { operator: world.operator } }),
  getTourDesk: (viewer) => services.getTourDesk(viewer),
  getTourPictures: (viewer) => services.getTourPictures(viewer, world.tour),
  getTourRules: (viewer) => services.getTourRules(viewer, world.tour),
  getTourWizard: (viewer) => services.getTourWizard(viewer, world.tour),
  exportTour: (viewer) => services.exportTour(viewer, world.tour),
  globalSearch: async (viewer) =>
    Promise.all(["Malabar", "canary", world.bookingId].map((text) => services.globalSearch(viewer, text))),
  listAccounts: (viewer) => services.listAccounts(viewer, { limit }),
  listAdminTours: (viewer) => services.listAdminTours(viewer, { limit }),
  listAssignable: (viewer) =>
    services.listAssignable(viewer, { tour: world.tour, travelDate: world.travelDate }),
  listBookingChoices: (viewer) => services.listBookingChoices(viewer),
  listBookings: (viewer) => services.listBookings(viewer, { limit }),
  listBookingsAhead: (viewer) => services.listBookingsAhead(viewer, [world.owner.id]),
  listApiKeys: (viewer) => services.listApiKeys(viewer, { reseller: reseller }),
  listResellers: (viewer) => services.listResellers(viewer),
  listHeldChanges: (viewer) => services.listHeldChanges(viewer),
  listInbox: (viewer) => services.listInbox(viewer, { sort: "-received", limit }),
  listOperators: (viewer) => services.listOperators(viewer, { limit, q: world.operator }),
  listOutbox: (viewer) => services.listOutbox(viewer, { sort: "-written", limit }),
  listPerishableFacts: (viewer) => services.listPerishableFacts(viewer, { limit }),
  listPhotographsForModeration: (viewer) =>
    services.listPhotographsForModeration(viewer, { status: "waiting", limit }),
  listReviewsForModeration: (viewer) => services.listReviewsForModeration(viewer, { limit }),
  listSubscribers: (viewer) => services.listSubscribers(viewer, { sort: "-since", limit }),
  listTeamInbox: (viewer) => services.listTeamInbox(viewer, { limit }),
  listThreadReports: (viewer) => services.listThreadReports(viewer, { limit }),
  listWaiting: (viewer) => services.listWaiting(viewer, { tour: world.tour, travelDate: world.travelDate }),
  listWaitingDays: (viewer) => services.listWaitingDays(viewer, world.tour, today()),
  previewTour: (viewer) => services.previewTour(viewer, world.tour),
  quoteCancellation: (viewer) => services.quoteCancellation(viewer, world.bookingId),
  readDocument: (viewer) => services.readDocument(viewer, { slug: world.operator, id: world.document }),
  readReportedThread: (viewer) => services.readReportedThread(viewer, world.bookingId),
  sumBookings: (viewer) => services.sumBookings(viewer, {}),
};

/** Readers whose right is the canaries' own, or the owner's alone: nothing to hide from those who pass. */
const rightsOfTheirOwn = /^admin:(?:money|payouts|payments|logs|settings|coupons)\b/;

test("everything that administrators read is listed here", () => {
  const readers = Object.entries(useCases).flatMap(([name, { guard }]) =>
    guard.startsWith("admin:") &&
    !rightsOfTheirOwn.test(guard) &&
    /^(?:count|export|find|get|global|list|preview|quoteCancellation|read|sum)/.test(name)
      ? [name]
      : [],
  );
  expect(Object.keys(reads).toSorted()).toStrictEqual(readers.toSorted());
});

/** Returns the texts that a role reads, as "use case: text". */
async function readBy(adminRole: AdminRole, texts: readonly string[]): Promise<string[]> {
  const viewer = await createPerson("admin", "active", { adminRole });
  const found: string[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const answer = await Promise.resolve(read(viewer)).catch((error: unknown) => {
      if (error instanceof AppError && ["forbidden", "not_found", "illegal_transition"].includes(error.code))
        return null;
      throw error;
    });
    const text = JSON.stringify(answer) ?? "";
    found.push(...texts.filter((canary) => text.includes(canary)).map((canary) => `${name}: ${canary}`));
  }
  return found;
}

test.for(adminRoles.filter((role) => role !== "owner"))("%s reads nothing of another right", async (role) => {
  const others = [...canaries].flatMap(([right, texts]) => (rolesWith(right).includes(role) ? [] : texts));
  expect(await readBy(role, others)).toStrictEqual([]);
});

// The control: they are there to be read.
test("an owner reads the amounts, the account and the address", async () => {
  const found = await readBy("owner", [...canaries.values()].flat());
  const texts = new Set(found.map((line) => line.replace(/^\w+: /, "")));
  for (const text of ["8642", shownAmount, "Canary Street", "canary.owner@example.com"])
    expect([...texts]).toContain(text);
});
