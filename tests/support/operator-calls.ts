import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import type { Services } from "../../worker/services";
import { form } from "./form";
import { list, object, type OperatorCall } from "./operator-call";
import { documentForm, firstForm, newGuide, type OperatorWorld } from "./operator-world";
import { browser, services } from "./services";

const period = { from: null, to: null };
const thisMonth = todayInIndia(Date.now()).slice(0, 7);
const reason = "They are not theirs to change.";
const asOperator = (viewer: Viewer | null) => ({ side: "operator", viewer }) as const;
const dateOf = ({ tour, travelDate }: OperatorWorld) => ({ tour, travelDate });
const sheetOf = ({ tour, travelDate }: OperatorWorld) => ({ slug: tour, date: travelDate });
const seatsOn = ({ tour, travelDate }: OperatorWorld, capacity: number) => ({
  kind: "capacity" as const,
  day: [travelDate],
  tour,
  capacity,
});
const upload = ({ operator }: OperatorWorld, fields = form({})) => ({
  slug: operator,
  form: fields,
  headers: browser(),
});
const ownTrip = ({ tour, travelDate }: Pick<OperatorWorld, "tour" | "travelDate">) => ({
  tour,
  travelDate,
  numberOfTravelers: 1,
  children: 0,
  infants: 0,
  roomType: "standard" as const,
});
const ownCustomer = {
  name: "Leela Menon",
  phone: "+919845012345",
  email: null,
  total: null,
  sale: "paid" as const,
  note: null,
};
const departureMessage = () => ({
  messageId: crypto.randomUUID(),
  text: "The bus leaves at six, {name}.",
  when: "now" as const,
  count: null,
  time: "09:00",
});
/** Every use case of the portal by name. Calls that remove an object come after those that read it. */
export const operatorCalls = {
  // Caller's own data
  // Lists the suspended operators too.
  getOperatorFrame: {
    ...list((viewer) => services.getOperatorFrame(viewer)),
    isOfMembership: true,
  },
  getOperatorOverview: list((viewer) => services.getOperatorOverview(viewer)),
  countOperatorWork: list(async (viewer, { operator }) =>
    Object.values(await services.countOperatorWork(viewer)).some((count) => count > 0) ? [operator] : [],
  ),
  searchForOperator: list((viewer, { bookingId }) => services.searchForOperator(viewer, bookingId)),
  listMemberships: list((viewer) => services.listMemberships(viewer)),
  listJoinedOperators: {
    ...list((viewer) => services.listJoinedOperators(viewer)),
    isOfMembership: true,
  },
  countUnreadThreads: list(async (viewer, { operator }) =>
    (await services.countUnreadThreads(viewer)) > 0 ? [operator] : [],
  ),

  // Tours
  listOperatorTours: list((viewer) => services.listOperatorTours(viewer)),
  startTour: object((viewer, world) =>
    services.startTour(viewer, firstForm({ operator: world.operator }), new Headers()),
  ),
  getTourWizard: object((viewer, { tour }) => services.getTourWizard(viewer, tour)),
  previewTour: object((viewer, { tour }) => services.previewTour(viewer, tour)),
  saveTourDraft: object((viewer, { tour: slug }) =>
    services.saveTourDraft(viewer, { slug, version: 0, values: { subtitle: "Theirs" } }),
  ),
  submitTour: object((viewer, { tour: slug }) =>
    services.submitTour(viewer, { slug, version: 1, draftVersion: 0 }),
  ),
  withdrawTour: object((viewer, { tour }) => services.withdrawTour(viewer, tour)),
  discardTourDraft: object((viewer, { tour: slug }) =>
    services.discardTourDraft(viewer, { slug, version: 1 }),
  ),
  unpublishOrDeleteTour: object((viewer, { tour: slug }) =>
    services.unpublishOrDeleteTour(viewer, { slug, action: "delete" }),
  ),
  getTourPictures: object((viewer, { tour }) => services.getTourPictures(viewer, tour)),
  addTourPicture: object((viewer, { tour: slug }) =>
    services.addTourPicture(viewer, { slug, files: [], alt: "Theirs", kind: "place", headers: browser() }),
  ),
  reorderTourPictures: object((viewer, { tour: slug, picture }) =>
    services.reorderTourPictures(viewer, { slug, ids: [picture, "other"] }),
  ),
  describeTourPicture: object((viewer, { tour: slug, picture: id }) =>
    services.describeTourPicture(viewer, { slug, id, alt: "Theirs", kind: "room" }),
  ),
  removeTourPicture: object((viewer, { tour: slug, picture: id }) =>
    services.removeTourPicture(viewer, { slug, id }),
  ),
  chooseTourDrawing: object((viewer, { tour: slug }) =>
    services.chooseTourDrawing(viewer, { slug, drawing: "fort" }),
  ),
  removeTourDrawing: object((viewer, { tour }) => services.removeTourDrawing(viewer, tour)),
  getTourRules: object((viewer, { tour }) => services.getTourRules(viewer, tour)),
  exportTour: object((viewer, { tour }) => services.exportTour(viewer, tour)),
  beginTourImport: object((viewer, { operator }) =>
    services.beginTourImport(viewer, operator, new Headers()),
  ),
  importTour: object((viewer, { operator }) =>
    services.importTour(viewer, { row: 1, tour: {}, operator, isTrial: true }),
  ),
  duplicateTour: object((viewer, { tour }) => services.duplicateTour(viewer, tour)),
  pauseSales: object((viewer, { tour: slug }) => services.pauseSales(viewer, { slug, until: null })),
  resumeSales: object((viewer, { tour }) => services.resumeSales(viewer, tour)),
  setTourPrices: object((viewer, { tour: slug }) =>
    services.setTourPrices(viewer, { slug, version: 1, prices: {} }),
  ),
  setTourSeasons: object((viewer, { tour: slug }) =>
    services.setTourSeasons(viewer, { slug, version: 1, year: 2027, seasons: [] }),
  ),
  setTourDepartures: object((viewer, { tour: slug }) =>
    services.setTourDepartures(viewer, { slug, version: 1, departures: {} }),
  ),

  // Departures
  getDepartureCalendar: list((viewer) => services.getDepartureCalendar(viewer, { view: "week" })),
  renewCalendarLink: object((viewer, { operator }) => services.renewCalendarLink(viewer, operator)),
  getDeparture: object((viewer, world) => services.getDeparture(viewer, dateOf(world))),
  changeCapacity: object((viewer, world) =>
    services.changeCapacity(viewer, { ...dateOf(world), capacity: 3 }),
  ),
  listOperatorQuestions: list((viewer) => services.listOperatorQuestions(viewer)),
  listResources: list(async (viewer) =>
    (await services.listResources(viewer)).resources.map(({ operator }) => operator),
  ),
  getResource: object((viewer, { resource }) => services.getResource(viewer, resource)),
  addResource: object((viewer, { operator }) => services.addResource(viewer, { ...newGuide, operator })),
  changeResource: object((viewer, { resource: id }) =>
    services.changeResource(viewer, { ...newGuide, id, name: "Theirs" }),
  ),
  changeAbsence: object((viewer, { resource: id }) =>
    services.changeAbsence(viewer, { id, absence: { from: "2030-01-01", to: "2030-01-02" }, isAway: true }),
  ),
  setNeeds: object((viewer, { tour }) =>
    services.setNeeds(viewer, { tour, needs: { each: [], limits: false } }),
  ),
  renewOwnPage: object((viewer, { resource }) => services.renewOwnPage(viewer, resource)),
  listAssignable: object((viewer, world) => services.listAssignable(viewer, dateOf(world))),
  changeCrew: object((viewer, world) =>
    services.changeCrew(viewer, { ...dateOf(world), taken: world.resource }),
  ),
  retireResource: object((viewer, { resource: id }) =>
    services.retireResource(viewer, { id, isBack: false }),
  ),
  getDepartureDay: list((viewer, { travelDate }) => services.getDepartureDay(viewer, { date: travelDate })),
  planDaysChange: list((viewer, world) => services.planDaysChange(viewer, seatsOn(world, 5))),
  // Without their departure there is nothing to change, which is a conflict.
  changeDays: list(async (viewer, world) => {
    const changed = services.changeDays(viewer, { ...seatsOn(world, 4), guests: 0 });
    const count = await changed.catch((error: unknown) => {
      if (error instanceof AppError && error.code === "conflict") return 0;
      throw error;
    });
    return count > 0 ? [world.operator] : [];
  }),
  listWaiting: object((viewer, world) => services.listWaiting(viewer, dateOf(world))),
  getManifest: object((viewer, world) => services.getManifest(viewer, sheetOf(world))),
  revealIdentities: object((viewer, world) => services.revealIdentities(viewer, sheetOf(world))),
  getCheckInSheet: object((viewer, world) => services.getCheckInSheet(viewer, sheetOf(world))),
  recordCheckIns: list(async (viewer, { bookingId, operator }) => {
    const checkIn = {
      id: crypto.randomUUID(),
      bookingId,
      at: new Date().toISOString(),
      way: "hand",
    } as const;
    const answers = await services.recordCheckIns(viewer, [checkIn]);
    return answers.some(({ why }) => why !== "unknown") ? [operator] : [];
  }),
  undoCheckIn: object((viewer, { bookingId, checkIn: id }) =>
    services.undoCheckIn(viewer, { bookingId, id }),
  ),
  getRescue: object((viewer, world) => services.getRescue(viewer, { scope: dateOf(world) })),
  orderRescue: object((viewer, world) =>
    services.orderRescue(viewer, {
      scope: dateOf(world),
      order: { intent: "refund", who: "all", chosen: [], fault: "operator", reason, expected: 100 },
    }),
  ),
  guaranteeDeparture: object((viewer, world) => services.guaranteeDeparture(viewer, dateOf(world))),
  retryRescue: object((viewer, world) => services.retryRescue(viewer, { scope: dateOf(world) })),
  stepRescue: object((viewer, world) => services.stepRescue(viewer, dateOf(world))),
  closeDeparture: object((viewer, world) =>
    services.closeDeparture(viewer, { ...dateOf(world), reason: "" }),
  ),
  reopenDeparture: object((viewer, world) => services.reopenDeparture(viewer, dateOf(world))),

  // Coupons
  listOfferedCoupons: list((viewer) => services.listOfferedCoupons(viewer)),
  agreeToCoupon: object((viewer, { coupon: code, operator }) =>
    services.agreeToCoupon(viewer, { code, operator, version: 0, agrees: false }),
  ),

  // Bookings
  listOperatorBookings: list((viewer) => services.listOperatorBookings(viewer, { limit: 50 })),
  sumOperatorBookings: list(async (viewer, { operator }) => {
    const { count } = await services.sumOperatorBookings(viewer, {});
    return count > 0 ? [operator] : [];
  }),
  getDepartureMessages: object((viewer, world) => services.getDepartureMessages(viewer, dateOf(world))),
  messageDeparture: object((viewer, world) =>
    services.messageDeparture(viewer, { ...dateOf(world), ...departureMessage() }, browser()),
  ),
  cancelDepartureMessage: object(async (viewer, world) => {
    const message = { ...departureMessage(), when: "days-after" as const, count: 1 };
    await services.messageDeparture(viewer, { ...dateOf(world), ...message }, browser());
    return services.cancelDepartureMessage(viewer, { ...dateOf(world), id: message.messageId });
  }),
  listOperatorTourChoices: list((viewer) => services.listOperatorTourChoices(viewer)),
  getOperatorBooking: object((viewer, { bookingId }) => services.getOperatorBooking(viewer, bookingId)),
  getCustomer: object((viewer, { bookingId }) => services.getCustomer(viewer, bookingId)),
  addBookingNote: object((viewer, { bookingId }) =>
    services.addBookingNote(viewer, { bookingId, noteId: crypto.randomUUID(), text: "Theirs" }),
  ),
  quoteRepair: object((viewer, { bookingId }) =>
    services.quoteRepair(viewer, { bookingId, change: { kind: "price", total: 1 } }),
  ),
  repairBooking: object((viewer, { bookingId }) =>
    services.repairBooking(viewer, {
      bookingId,
      change: { kind: "price", total: 1 },
      reason,
      expectedTotal: 1,
      expectedVersion: 0,
    }),
  ),
  saveBuyerState: object((viewer, { bookingId }) =>
    services.saveBuyerState(viewer, bookingId, { state: "30", postalCode: null }),
  ),
  repairContact: object((viewer, { bookingId }) =>
    services.repairContact(viewer, {
      bookingId,
      customerName: "Theirs",
      specialRequests: null,
      isWrongAddress: false,
      reason,
      expectedVersion: 0,
    }),
  ),
  resendDocuments: object((viewer, { bookingId }) => services.resendDocuments(viewer, bookingId)),
  recordReceivedPayment: object((viewer, { bookingId }) =>
    services.recordReceivedPayment(viewer, { bookingId, amount: 1, method: "cash", expectedVersion: 0 }),
  ),
  changeCustomerBooking: object((viewer, { bookingId }) =>
    services.changeCustomerBooking(viewer, { bookingId, status: "cancelled", reason, expectedVersion: 0 }),
  ),
  holdBack: object((viewer, { bookingId: id }) =>
    services.holdBack(viewer, { kind: "booking.complete", id, version: 0, batch: crypto.randomUUID() }),
  ),
  listHeldChanges: list((viewer) => services.listHeldChanges(viewer)),
  undoHeldChanges: object((viewer, { heldBatch: batch }) => services.undoHeldChanges(viewer, { batch })),
  listToursToBook: list((viewer) => services.listToursToBook(viewer)),
  quoteOwnBooking: object((viewer, world) => services.quoteOwnBooking(viewer, ownTrip(world))),
  createOwnBooking: object((viewer, world) =>
    services.createOwnBooking(viewer, {
      ...ownTrip(world),
      ...ownCustomer,
      idempotencyKey: crypto.randomUUID(),
      expectedTotal: 0,
    }),
  ),
  changeOwnBooking: object((viewer, { bookingId, ...world }) =>
    services.changeOwnBooking(viewer, {
      ...ownTrip(world),
      ...ownCustomer,
      total: 1,
      bookingId,
      expectedVersion: 0,
    }),
  ),
  listOperatorThreads: list((viewer) => services.listOperatorThreads(viewer, { limit: 50 })),
  getThread: object((viewer, { bookingId }) => services.getThread(asOperator(viewer), bookingId)),
  writeMessage: object((viewer, { bookingId }) => {
    const message = { bookingId, messageId: crypto.randomUUID(), to: "other", text: "Hello" } as const;
    return services.writeMessage(asOperator(viewer), message, browser());
  }),
  getQuestion: object((viewer, { question: questionId }) =>
    services.getQuestion({ side: "operator", questionId, viewer }),
  ),
  writeToQuestion: object((viewer, { question: questionId }) => {
    const message = { messageId: crypto.randomUUID(), text: "Hello" };
    return services.writeToQuestion({ side: "operator", questionId, viewer }, message, browser());
  }),
  reportThread: object((viewer, { bookingId }) =>
    services.reportThread(asOperator(viewer), { bookingId, reason }, browser()),
  ),

  // Reviews
  listOperatorReviews: list((viewer) => services.listOperatorReviews(viewer, { limit: 50 })),
  getOperatorRatings: list((viewer) => services.getOperatorRatings(viewer)),
  answerReview: object((viewer, { review: id }) => services.answerReview(viewer, { id, text: "Thanks" })),
  reportReview: object((viewer, { review: id }) => services.reportReview(viewer, { id, reason })),

  // Earnings
  getOperatorEarnings: object((viewer, { operator }) => services.getOperatorEarnings(viewer, operator)),
  listEarningsMonths: object((viewer, { operator }) => services.listEarningsMonths(viewer, operator)),
  listTourEarnings: object((viewer, { operator }) => services.listTourEarnings(viewer, { operator, period })),
  listOperatorLedger: object((viewer, { operator }) =>
    services.listOperatorLedger(viewer, { operator, sort: "at", limit: 50 }),
  ),
  listLedgerTours: list((viewer) => services.listLedgerTours(viewer)),
  listOperatorPayouts: object((viewer, { operator }) =>
    services.listOperatorPayouts(viewer, { operator, limit: 50 }),
  ),
  getStatement: object((viewer, { operator }) => services.getStatement(viewer, { operator })),
  drawStatement: object((viewer, { operator }) => services.drawStatement(viewer, { operator })),
  getPayoutStatement: object((viewer, { payout }) => services.getPayoutStatement(viewer, payout)),
  drawPayoutStatement: object((viewer, { payout }) => services.drawPayoutStatement(viewer, payout)),
  listOperatorInvoices: list((viewer) => services.listOperatorInvoices(viewer)),
  listTaxSellers: list(async (viewer) => (await services.listTaxSellers(viewer, thisMonth)).sellers),
  listTaxDocumentsOfMonth: object((viewer, { operator }) =>
    services.listTaxDocumentsOfMonth(viewer, { seller: operator, month: thisMonth }),
  ),
  drawOperatorInvoice: object((viewer, { operator }) =>
    services.drawOperatorInvoice(viewer, { operator, month: "2026-10", kind: "invoice" }),
  ),
  getPremiumOffer: list((viewer) => services.getPremiumOffer(viewer)),
  buyPremiumListing: object((viewer, { tour }) =>
    services.buyPremiumListing(viewer, { tour, month: thisMonth, expectedPrice: 1 }),
  ),

  // The operator itself
  getOperatorProfile: object((viewer, { operator }) => services.getOperatorProfile(viewer, operator)),
  updateOperatorProfile: object((viewer, world) => services.updateOperatorProfile(viewer, upload(world))),
  changeLogo: object((viewer, world) => services.changeLogo(viewer, upload(world))),
  removeLogo: object((viewer, world) => services.removeLogo(viewer, upload(world))),
  getBankAccount: object((viewer, { operator }) => services.getBankAccount(viewer, operator)),
  requestBankChange: object((viewer, world) => services.requestBankChange(viewer, upload(world))),
  getBankChange: list((viewer, { token }) => services.getBankChange(viewer, token)),
  confirmBankChange: list(async (viewer, { token, operator }) =>
    (await services.confirmBankChange(viewer, token)) ? [operator] : [],
  ),
  enterTransferReference: object((viewer, world) =>
    services.enterTransferReference(viewer, upload(world, form({ reference: "UTIB0000001234" }))),
  ),
  withdrawBankChange: object((viewer, world) => services.withdrawBankChange(viewer, upload(world))),
  listOperatorDocuments: object((viewer, { operator }) => services.listOperatorDocuments(viewer, operator)),
  answerDecision: object((viewer, world) =>
    services.answerDecision(viewer, upload(world, form({ text: "Added." }))),
  ),
  addDocument: object((viewer, world) => services.addDocument(viewer, upload(world, documentForm()))),
  readOperatorDocument: object((viewer, { document: id }) => services.readOperatorDocument(viewer, { id })),
  removeDocument: object((viewer, { document: id }) => services.removeDocument(viewer, { id })),
  listApiKeys: object((viewer, { operator }) => services.listApiKeys(viewer, { operator })),
  createApiKey: object((viewer, { operator }) =>
    services.createApiKey(
      viewer,
      { operator },
      { name: "Program", rights: ["read-catalogue"], expiresOn: null },
    ),
  ),
  replaceApiKey: object((viewer, { operator, apiKey }) =>
    services.replaceApiKey(viewer, { operator }, apiKey),
  ),
  revokeApiKey: object((viewer, { operator, apiKey }) => services.revokeApiKey(viewer, { operator }, apiKey)),
  getCalendars: object((viewer, { operator }) => services.getCalendars(viewer, operator)),
  addCalendar: object((viewer, world) =>
    services.addCalendar(
      viewer,
      upload(
        world,
        form({ name: "Boat", address: "https://calendar.example.com/a.ics", tours: world.tour, seats: "" }),
      ),
    ),
  ),
  changeCalendar: object((viewer, { operator: slug, calendar: id }) =>
    services.changeCalendar(viewer, { slug, id, verb: "remove" }),
  ),
  getConnections: object((viewer, { operator }) => services.getConnections(viewer, operator)),
  addWebhook: object((viewer, world) =>
    services.addWebhook(
      viewer,
      upload(world, form({ url: "https://hooks.example.com/", events: "payout.sent" })),
    ),
  ),
  challengeWebhook: object((viewer, world) =>
    services.challengeWebhook(viewer, { slug: world.operator, id: world.webhook, headers: new Headers() }),
  ),
  rotateWebhookSecret: object((viewer, { operator: slug, webhook: id }) =>
    services.rotateWebhookSecret(viewer, { slug, id }),
  ),
  changeWebhook: object((viewer, { operator: slug, webhook: id }) =>
    services.changeWebhook(viewer, { slug, id, verb: "pause" }),
  ),
  getWidgets: object((viewer, { operator }) => services.getWidgets(viewer, operator)),
  changeWidget: object((viewer, { operator: slug, widget: id, tour }) =>
    services.changeWidget(viewer, {
      slug,
      id,
      verb: "save",
      form: form({ tour, origins: "https://www.example.com", color: "#0c5f66" }),
    }),
  ),
  listMembers: object((viewer, { operator }) => services.listMembers(viewer, operator)),
  inviteMember: object((viewer, world) => services.inviteMember(viewer, upload(world))),
  resendInvitation: object((viewer, { invitation: id }) =>
    services.resendInvitation(viewer, { id, headers: new Headers() }),
  ),
  withdrawInvitation: object((viewer, { invitation: id }) => services.withdrawInvitation(viewer, { id })),
  changeMemberRights: object((viewer, { operator: slug, member }) =>
    services.changeMemberRights(viewer, { slug, userId: member.id, form: form({ rights: "reviews" }) }),
  ),
  handOverOperator: object((viewer, { operator: slug, member }) =>
    services.handOverOperator(viewer, {
      slug,
      userId: member.id,
      form: form({ currentPassword: "x" }),
    }),
  ),
  removeMember: object((viewer, { operator: slug, member }) =>
    services.removeMember(viewer, { slug, userId: member.id }),
  ),
  leaveOperator: {
    ...object((viewer, { operator: slug }) => services.leaveOperator(viewer, { slug })),
    isOfMembership: true,
  },
} satisfies Partial<Record<keyof Services, OperatorCall>>;
