import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { Services } from "../../worker/services";
import { form } from "./form";
import { list, object, ofTour } from "./operator-call";
import type { OperatorCall } from "./operator-call";
import { paper, startOf } from "./operator-world";
import type { OperatorWorld } from "./operator-world";
import { browser, services } from "./services";

const period = { from: null, to: null };
const thisMonth = todayInIndia(Date.now()).slice(0, 7);
const reason = "They are not theirs to change.";
const asOperator = (viewer: Viewer | null) => ({ side: "operator", viewer }) as const;
const dateOf = ({ tour, travelDate }: OperatorWorld) => ({ tour, travelDate });
const sheetOf = ({ tour, travelDate }: OperatorWorld) => ({ slug: tour, date: travelDate });
const upload = ({ company }: OperatorWorld, fields = form({})) => ({
  slug: company,
  form: fields,
  headers: browser(),
});
/** Every use case of the portal by name. Calls that remove an object come after those that read it. */
export const operatorCalls = {
  // Caller's own data
  // Lists the suspended operators too.
  getOperatorFrame: {
    ...list(null, (viewer) => services.getOperatorFrame(viewer)),
    isOfMembership: true,
  },
  getOperatorOverview: list(null, (viewer) => services.getOperatorOverview(viewer)),
  listMemberships: list(null, (viewer) => services.listMemberships(viewer)),
  listOwnMemberships: {
    ...list(null, (viewer) => services.listOwnMemberships(viewer)),
    isOfMembership: true,
  },
  countUnreadThreads: list(null, async (viewer, { company }) =>
    (await services.countUnreadThreads(viewer)) > 0 ? [company] : [],
  ),

  // Tours
  listOwnTours: list("tours", (viewer) => services.listOwnTours(viewer)),
  startTour: object("tours", (viewer, world) => services.startTour(viewer, startOf(world), new Headers())),
  getTourWizard: object("tours", (viewer, { tour }) => services.getTourWizard(viewer, tour)),
  previewOwnTour: object("tours", (viewer, { tour }) => services.previewOwnTour(viewer, tour)),
  saveTourDraft: object("tours", (viewer, { tour: slug }) =>
    services.saveTourDraft(viewer, { slug, version: 0, values: { subtitle: "Theirs" } }),
  ),
  submitTour: object("tours", (viewer, { tour: slug }) =>
    services.submitTour(viewer, { slug, version: 1, draftVersion: 0 }),
  ),
  withdrawTour: object("tours", (viewer, { tour }) => services.withdrawTour(viewer, tour)),
  discardTourDraft: object("tours", (viewer, { tour: slug }) =>
    services.discardTourDraft(viewer, { slug, version: 1 }),
  ),
  changeOwnTour: object("tours", (viewer, { tour: slug }) =>
    services.changeOwnTour(viewer, { slug, action: "delete" }),
  ),
  getTourPictures: ofTour((viewer, { tour }) => services.getTourPictures(viewer, tour)),
  addTourPicture: ofTour((viewer, { tour: slug }) =>
    services.addTourPicture(viewer, { slug, files: [], alt: "Theirs", headers: browser() }),
  ),
  reorderTourPictures: ofTour((viewer, { tour: slug, picture }) =>
    services.reorderTourPictures(viewer, { slug, ids: [picture, "other"] }),
  ),
  changeTourPictureAlt: ofTour((viewer, { tour: slug, picture: id }) =>
    services.changeTourPictureAlt(viewer, { slug, id, alt: "Theirs" }),
  ),
  removeTourPicture: ofTour((viewer, { tour: slug, picture: id }) =>
    services.removeTourPicture(viewer, { slug, id }),
  ),
  chooseTourDrawing: ofTour((viewer, { tour: slug }) =>
    services.chooseTourDrawing(viewer, { slug, drawing: "fort" }),
  ),
  removeTourDrawing: ofTour((viewer, { tour }) => services.removeTourDrawing(viewer, tour)),
  getTourRules: ofTour((viewer, { tour }) => services.getTourRules(viewer, tour)),
  setTourPrices: ofTour((viewer, { tour: slug }) =>
    services.setTourPrices(viewer, { slug, version: 1, prices: {} }),
  ),
  setTourDepartures: ofTour((viewer, { tour: slug }) =>
    services.setTourDepartures(viewer, { slug, version: 1, departures: {} }),
  ),

  // Departures
  getDepartureCalendar: list("departures", (viewer) =>
    services.getDepartureCalendar(viewer, { view: "week" }),
  ),
  renewCalendarLink: object("departures", (viewer, { company }) =>
    services.renewCalendarLink(viewer, company),
  ),
  getDeparture: object("departures", (viewer, world) => services.getDeparture(viewer, dateOf(world))),
  changeCapacity: object("departures", (viewer, world) =>
    services.changeCapacity(viewer, { ...dateOf(world), capacity: 3 }),
  ),
  getManifest: object("departures", (viewer, world) => services.getManifest(viewer, sheetOf(world))),
  getCheckInSheet: object("departures", (viewer, world) => services.getCheckInSheet(viewer, sheetOf(world))),
  recordCheckIns: list("departures", async (viewer, { bookingId, company }) => {
    const told = { id: crypto.randomUUID(), bookingId, at: new Date().toISOString(), way: "hand" } as const;
    const answers = await services.recordCheckIns(viewer, [told]);
    return answers.some(({ why }) => why !== "unknown") ? [company] : [];
  }),
  undoCheckIn: object("departures", (viewer, { bookingId, checkIn: id }) =>
    services.undoCheckIn(viewer, { bookingId, id }),
  ),
  closeDeparture: object("departures", (viewer, world) =>
    services.closeDeparture(viewer, { ...dateOf(world), reason: "" }),
  ),
  reopenDeparture: object("departures", (viewer, world) => services.reopenDeparture(viewer, dateOf(world))),

  // Bookings
  listOperatorBookings: list("bookings", (viewer) => services.listOperatorBookings(viewer, { limit: 50 })),
  listOperatorTourChoices: list("bookings", (viewer) => services.listOperatorTourChoices(viewer)),
  getOperatorBooking: object("bookings", (viewer, { bookingId }) =>
    services.getOperatorBooking(viewer, bookingId),
  ),
  recordReceivedPayment: {
    ...object("bookings", (viewer, { bookingId }) =>
      services.recordReceivedPayment(viewer, { bookingId, amount: 1, method: "cash", expectedVersion: 0 }),
    ),
    isForAdmins: true,
  },
  changeCustomerBooking: object("bookings", (viewer, { bookingId }) =>
    services.changeCustomerBooking(viewer, { bookingId, status: "cancelled", reason, expectedVersion: 0 }),
  ),
  listOperatorThreads: list("bookings", (viewer) => services.listOperatorThreads(viewer, { limit: 50 })),
  getThread: object("bookings", (viewer, { bookingId }) => services.getThread(asOperator(viewer), bookingId)),
  writeMessage: object("bookings", (viewer, { bookingId }) => {
    const message = { bookingId, messageId: crypto.randomUUID(), to: "other", text: "Hello" } as const;
    return services.writeMessage(asOperator(viewer), message, browser());
  }),
  reportThread: object("bookings", (viewer, { bookingId }) =>
    services.reportThread(asOperator(viewer), { bookingId, reason }, browser()),
  ),

  // Reviews
  listOwnReviews: list("reviews", (viewer) => services.listOwnReviews(viewer, { limit: 50 })),
  getOwnRatings: list("reviews", (viewer) => services.getOwnRatings(viewer)),
  answerReview: object("reviews", (viewer, { review: id }) =>
    services.answerReview(viewer, { id, text: "Thanks" }),
  ),
  reportReview: object("reviews", (viewer, { review: id }) => services.reportReview(viewer, { id, reason })),

  // Earnings
  getOwnEarnings: object("earnings", (viewer, { company }) => services.getOwnEarnings(viewer, company)),
  listOwnMonths: object("earnings", (viewer, { company }) => services.listOwnMonths(viewer, company)),
  listTourEarnings: object("earnings", (viewer, { company }) =>
    services.listTourEarnings(viewer, { company, period }),
  ),
  listOwnLedger: object("earnings", (viewer, { company }) =>
    services.listOwnLedger(viewer, { company, sort: "at", limit: 50 }),
  ),
  listLedgerTours: list("earnings", (viewer) => services.listLedgerTours(viewer)),
  listOwnPayouts: object("earnings", (viewer, { company }) =>
    services.listOwnPayouts(viewer, { company, limit: 50 }),
  ),
  getStatement: object("earnings", (viewer, { company }) => services.getStatement(viewer, { company })),
  drawStatement: object("earnings", (viewer, { company }) => services.drawStatement(viewer, { company })),
  getPremiumOffer: list("earnings", (viewer) => services.getPremiumOffer(viewer)),
  buyPremiumListing: object("earnings", (viewer, { tour }) =>
    services.buyPremiumListing(viewer, { tour, month: thisMonth, expectedPrice: 1 }),
  ),

  // The operator itself
  getOwnCompany: object("company", (viewer, { company }) => services.getOwnCompany(viewer, company)),
  updateOwnCompany: object("company", (viewer, world) => services.updateOwnCompany(viewer, upload(world))),
  changeLogo: object("company", (viewer, world) => services.changeLogo(viewer, upload(world))),
  removeLogo: object("company", (viewer, world) => services.removeLogo(viewer, upload(world))),
  getBankAccount: object("company", (viewer, { company }) => services.getBankAccount(viewer, company)),
  requestBankChange: object("company", (viewer, world) => services.requestBankChange(viewer, upload(world))),
  getBankChange: list("company", (viewer, { token }) => services.getBankChange(viewer, token)),
  confirmBankChange: list("company", async (viewer, { token, company }) =>
    (await services.confirmBankChange(viewer, token)) ? [company] : [],
  ),
  withdrawBankChange: object("company", (viewer, world) =>
    services.withdrawBankChange(viewer, upload(world)),
  ),
  listOwnDocuments: object("company", (viewer, { company }) => services.listOwnDocuments(viewer, company)),
  addDocument: object("company", (viewer, world) => services.addDocument(viewer, upload(world, paper()))),
  readOwnDocument: object("company", (viewer, { document: id }) => services.readOwnDocument(viewer, { id })),
  removeDocument: object("company", (viewer, { document: id }) => services.removeDocument(viewer, { id })),
  listMembers: object("company", (viewer, { company }) => services.listMembers(viewer, company)),
  inviteMember: object("company", (viewer, world) => services.inviteMember(viewer, upload(world))),
  resendInvitation: object("company", (viewer, { invitation: id }) =>
    services.resendInvitation(viewer, { id, headers: new Headers() }),
  ),
  withdrawInvitation: object("company", (viewer, { invitation: id }) =>
    services.withdrawInvitation(viewer, { id }),
  ),
  changeMemberRights: object("company", (viewer, { company: slug, member }) =>
    services.changeMemberRights(viewer, { slug, userId: member.id, form: form({ rights: "reviews" }) }),
  ),
  handOverCompany: object("company", (viewer, { company: slug, member }) =>
    services.handOverCompany(viewer, {
      slug,
      userId: member.id,
      form: form({ currentPassword: "x" }),
    }),
  ),
  removeMember: object("company", (viewer, { company: slug, member }) =>
    services.removeMember(viewer, { slug, userId: member.id }),
  ),
  leaveCompany: {
    ...object(null, (viewer, { company: slug }) => services.leaveCompany(viewer, { slug })),
    isOfMembership: true,
  },
} satisfies Partial<Record<keyof Services, OperatorCall>>;
