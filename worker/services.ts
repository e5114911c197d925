import type { SocialProvider, Viewer } from "~/domain/account";
import type { AvailabilityQuery } from "~/domain/availability";
import type { ChangeRequest } from "~/domain/change-request";
import type { BookingRequest } from "~/domain/booking";
import type { MailAttachments } from "~/domain/documents";
import type { HoldChange, HoldRequest } from "~/domain/hold";
import type { BookingLookup } from "~/domain/own-booking";
import type { QuoteRequest } from "~/domain/quote";
import type { ReviewStatus } from "~/domain/review";
import type { ReviewContent } from "~/domain/review-form";
import type { TourQuery } from "~/domain/tour-query";
import { requestCodeOf } from "./accounts/accounts.repo";
import { createAuth } from "./accounts/auth";
import type { SocialCredentials } from "./accounts/auth";
import { changeEmail, sendVerificationEmail } from "./accounts/change-email";
import { changePassword } from "./accounts/change-password";
import { checkPassword } from "./accounts/check-password";
import { verifyEmail } from "./accounts/email-links";
import { getSession, getViewer } from "./accounts/get-viewer";
import { handleAuthRequest } from "./accounts/handle-auth-request";
import { requestPasswordReset, resetPassword } from "./accounts/reset-password";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from "./accounts/second-factor";
import { getSecurity, removePasskey, revokeOtherSessions, revokeSession } from "./accounts/sessions";
import { signIn, verifySecondFactor } from "./accounts/sign-in";
import { changeAccountStatus } from "./accounts/change-account-status";
import { getAdminReminders } from "./accounts/get-admin-reminders";
import { listAccounts } from "./accounts/list-accounts";
import { signOut } from "./accounts/sign-out";
import { signUp } from "./accounts/sign-up";
import { signInWithSocial, socialProvidersOffered } from "./accounts/social";
import { changeAvatar } from "./accounts/change-avatar";
import { deleteAccount } from "./accounts/delete-account";
import { exportData } from "./accounts/export-data";
import { getAccountDeletion } from "./accounts/get-account-deletion";
import { getProfile } from "./accounts/get-profile";
import { getSessionStart } from "./accounts/get-session-start";
import { removeAvatar } from "./accounts/remove-avatar";
import { updateProfile } from "./accounts/update-profile";
import { createBookingMailer } from "./bookings/booking-mailer";
import { openBooking } from "./bookings/booking-access";
import type { BookingVisitor } from "./bookings/booking-access";
import { cancelBooking } from "./bookings/cancel-booking";
import { changePartyOrDate } from "./bookings/change-party-or-date";
import { quoteCancellation } from "./bookings/quote-cancellation";
import { quoteChange } from "./bookings/quote-change";
import { changeBookingStatus } from "./bookings/change-booking-status";
import { changeOwnBooking } from "./bookings/change-own-booking";
import { createBooking } from "./bookings/create-booking";
import { getBookingContact } from "./bookings/get-booking-contact";
import { getOwnBooking } from "./bookings/get-own-booking";
import { getTrip } from "./bookings/get-trip";
import { listBookings } from "./bookings/list-bookings";
import { listOwnBookings } from "./bookings/list-own-bookings";
import { lookUpBooking } from "./bookings/look-up-booking";
import { tripPathOf } from "./bookings/trip-path";
import { createDatabase } from "./db/client";
import { throwAsUnavailable } from "./db/errors";
import { systemClock } from "./clock";
import { drawMailPapers } from "./documents/draw-mail-papers";
import { getPaper } from "./documents/get-paper";
import { getVoucher } from "./documents/get-voucher";
import type { PapersVisitor } from "./documents/open-booking-papers";
import { voucherPublicKey } from "./documents/voucher-key";
import { changeHold } from "./holds/change-hold";
import { createHold } from "./holds/create-hold";
import { holderCookie, holderOf } from "./holds/holder-cookie";
import { releaseHold } from "./holds/release-hold";
import { requireWithinLimit } from "./http/rate-limit";
import { runScheduled } from "./housekeeping/run-scheduled";
import { chooseTransport } from "./mail/choose-transport";
import { deliverDueMail } from "./mail/deliver-mail";
import { getMail } from "./mail/get-mail";
import { listMail } from "./mail/list-mail";
import { createMailer, startDelivery } from "./mail/outbox-mailer";
import { createPictureStore } from "./media/picture-store";
import { sendMessage } from "./messages/send-message";
import { subscribe } from "./messages/subscribe";
import { editReview } from "./reviews/edit-review";
import { getOwnReview } from "./reviews/get-own-review";
import { listReviewsOfTour } from "./reviews/list-reviews-of-tour";
import { listReviewsToWrite } from "./reviews/list-reviews-to-write";
import { moderateReview } from "./reviews/moderate-review";
import { writeReview } from "./reviews/write-review";
import { changeCustomerBooking } from "./operators/change-customer-booking";
import type { CustomerBookingChange } from "./operators/change-customer-booking";
import { getOperatorOverview } from "./operators/get-operator-overview";
import { getOwnEarnings } from "./operators/get-own-earnings";
import { listCompanies } from "./operators/list-companies";
import { listOperatorBookings } from "./operators/list-operator-bookings";
import { listOwnCompanies } from "./operators/list-own-companies";
import { listOwnReviews } from "./operators/list-own-reviews";
import { listOwnTours } from "./operators/list-own-tours";
import { updateOwnCompany } from "./operators/update-own-company";
import { chooseGateways } from "./payments/choose-gateways";
import { finishRefundByHand } from "./payments/finish-refund-by-hand";
import { getBookingMoney } from "./payments/get-booking-money";
import { getPayPage } from "./payments/get-pay-page";
import { getPayPath } from "./payments/payable-booking";
import type { BookingLink } from "./payments/payable-booking";
import { getSandboxOrder, payInSandbox } from "./payments/pay-in-sandbox";
import type { SandboxPayment } from "./payments/pay-in-sandbox";
import { receiveCallback } from "./payments/receive-callback";
import type { Callback } from "./payments/receive-callback";
import { receiveWebhook } from "./payments/receive-webhook";
import { recordReceivedPayment } from "./payments/record-received-payment";
import { createSandboxGateway } from "./payments/sandbox-gateway";
import { startPayment } from "./payments/start-payment";
import { getQuote } from "./prices/get-quote";
import {
  closeSocketsOf,
  createBookingPublisher,
  openBookingFeed,
  recheckSocketsOf,
} from "./realtime/booking-feed-client";
import { createSeatPublisher, openSeatChannel } from "./realtime/tour-seats-client";
import { getPlatformFigures } from "./reports/get-platform-figures";
import { listReviewsForModeration } from "./reviews/list-reviews-for-moderation";
import { getAvailability } from "./tours/get-availability";
import { getHomeTours } from "./tours/get-home-tours";
import { getTour } from "./tours/get-tour";
import { getTourPage } from "./tours/get-tour-page";
import { listAllTours } from "./tours/list-all-tours";
import { listDestinations } from "./tours/list-destinations";
import { listTours } from "./tours/list-tours";
import { suggestSearches, suggestSpellings } from "./tours/suggest-searches";
import { watchSeats } from "./tours/watch-seats";
import { getDashboard } from "./travelers/get-dashboard";
import { addToWishlist } from "./wishlist/add-to-wishlist";
import { listToursBySlug } from "./wishlist/list-tours-by-slug";
import { listWishedSlugs } from "./wishlist/list-wished-slugs";
import { listWishlist } from "./wishlist/list-wishlist";
import { mergeWishlist } from "./wishlist/merge-wishlist";
import { removeFromWishlist } from "./wishlist/remove-from-wishlist";

/** The database, the clock and the ways mail and money go: what a request and a scheduled run both need. */
function createFoundation(env: Env) {
  const transport = chooseTransport({
    binding: env.EMAIL,
    httpUrl: env.MAIL_HTTP_URL,
    httpToken: env.MAIL_HTTP_TOKEN,
    from: env.MAIL_FROM,
    isOutboxRead: import.meta.env.MODE !== "production",
  });
  const db = createDatabase(env.DB);
  const secrets = { signingKey: env.VOUCHER_SIGNING_KEY, secret: env.BETTER_AUTH_SECRET };
  const drawPapers = (attachments: MailAttachments) => drawMailPapers({ db, secrets }, attachments);
  const gateways = chooseGateways({
    keyId: env.RAZORPAY_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    // Decided by the build: a production build holds no sandbox.
    sandbox:
      import.meta.env.MODE === "production"
        ? null
        : createSandboxGateway({ db, clock: systemClock, secret: env.BETTER_AUTH_SECRET }),
  });
  return { db, clock: systemClock, transport, secrets, drawPapers, gateways };
}

/**
 * The composition root: the only place that reads the environment. Pages and API routes call the same use cases from here.
 * @param origin the one the request came to
 */
function createServices(env: Env, origin: string) {
  const foundation = createFoundation(env);
  const { db, clock, secrets, gateways } = foundation;
  const mailer = createMailer(foundation);
  const publisher = { ...createBookingPublisher(env), ...createSeatPublisher(env) };
  const social = socialCredentials(env);
  const recheckSockets = (userId: string) => recheckSocketsOf(env, userId);
  const secret = env.BETTER_AUTH_SECRET;
  const bookingMailer = bookingMailerOf(env, foundation, origin);
  const payments = { db, clock, publisher, bookingMailer, gateways };
  const payable = { db, clock, secret, gateway: gateways.offered };
  const auth = createAuth({ db, clock, mailer, origin, secret, social, recheckSockets });
  const accounts = { auth, db, clock, mailer, origin, recheckSockets };
  const pictures = createPictureStore(env.MEDIA);
  const lookUpFor = (headers: Headers) => (lookup: BookingLookup) =>
    lookUpBooking({ db, clock, limiter: env.FORM_RATE_LIMIT }, lookup, headers);
  const opened = (bookingId: string, by: BookingVisitor, headers: Headers) =>
    openBooking({ db, secret, lookUp: lookUpFor(headers) }, bookingId, by);

  return {
    handleAuthRequest: (request: Request) =>
      handleAuthRequest({ auth, limiter: env.SIGN_UP_RATE_LIMIT }, request),
    getViewer: (headers: Headers) => getViewer({ auth }, headers),
    getSession: (headers: Headers) => getSession({ auth }, headers),
    signIn: (form: FormData, headers: Headers) => signIn({ auth }, form, headers),
    verifySecondFactor: (form: FormData, headers: Headers) => verifySecondFactor({ auth }, form, headers),
    socialProvidersOffered: () => socialProvidersOffered({ social }),
    signInWithSocial: (provider: SocialProvider, next: string | null, headers: Headers) =>
      signInWithSocial({ auth }, provider, next, headers),
    signUp: (form: FormData, headers: Headers) =>
      signUp({ auth, db, limiter: env.SIGN_UP_RATE_LIMIT }, form, headers),
    signOut: (headers: Headers) => signOut({ auth }, headers),
    requestPasswordReset: (form: FormData, headers: Headers) =>
      requestPasswordReset({ auth, limiter: env.SIGN_UP_RATE_LIMIT }, form, headers),
    resetPassword: (form: FormData) => resetPassword({ auth }, form),
    verifyEmail: (token: string) => verifyEmail(accounts, token),
    sendVerificationEmail: (viewer: Viewer) => sendVerificationEmail(accounts, viewer),
    getRequestCode: (viewer: Viewer) => requestCodeOf(db, viewer.id),

    checkPassword: (viewer: Viewer, password: string) => checkPassword(accounts, viewer, password),
    getSecurity: (viewer: Viewer, headers: Headers) => getSecurity(accounts, viewer, headers),
    changePassword: (viewer: Viewer, form: FormData, headers: Headers) =>
      changePassword(accounts, viewer, form, headers),
    changeEmail: (viewer: Viewer, form: FormData) => changeEmail(accounts, viewer, form),
    beginSecondFactor: (viewer: Viewer, form: FormData, headers: Headers) =>
      beginSecondFactor(accounts, viewer, form, headers),
    confirmSecondFactor: (viewer: Viewer, form: FormData, headers: Headers) =>
      confirmSecondFactor(accounts, viewer, form, headers),
    endSecondFactor: (viewer: Viewer, form: FormData, headers: Headers) =>
      endSecondFactor(accounts, viewer, form, headers),
    revokeSession: (viewer: Viewer, sessionId: string) => revokeSession(accounts, viewer, sessionId),
    revokeOtherSessions: (viewer: Viewer, headers: Headers) => revokeOtherSessions(accounts, viewer, headers),
    removePasskey: (viewer: Viewer, passkeyId: string) => removePasskey(accounts, viewer, passkeyId),

    getProfile: (viewer: Viewer | null) => getProfile({ db }, viewer),
    updateProfile: (viewer: Viewer | null, change: Parameters<typeof updateProfile>[2]) =>
      updateProfile({ db, clock }, viewer, change),
    changeAvatar: (viewer: Viewer | null, upload: Parameters<typeof changeAvatar>[2]) =>
      changeAvatar({ db, clock, pictures, limiter: env.FORM_RATE_LIMIT }, viewer, upload),
    removeAvatar: (viewer: Viewer | null) => removeAvatar({ db, clock, pictures }, viewer),
    findPicture: (name: string, known: string | null) => pictures.find(name, known),
    exportData: (viewer: Viewer | null) => exportData({ db, clock }, viewer),
    getAccountDeletion: (viewer: Viewer | null) => getAccountDeletion({ db, clock }, viewer),
    deleteAccount: (viewer: Viewer | null, request: Parameters<typeof deleteAccount>[2]) =>
      deleteAccount(
        {
          ...accounts,
          pictures,
          publisher,
          checkPassword: (person, password) => checkPassword(accounts, person, password),
          sessionStart: (headers) => getSessionStart({ auth }, headers),
        },
        viewer,
        request,
      ),

    listTours: (query: Partial<TourQuery>) =>
      listTours({ db, clock }, { sort: "recommended", limit: 24, ...query }),
    listAllTours: (filter?: Parameters<typeof listAllTours>[1]) => listAllTours({ db }, filter),
    listDestinations: () => listDestinations({ db, clock }),
    suggestSearches: (text: string) => suggestSearches({ db }, text),
    suggestSpellings: (text: string) => suggestSpellings({ db }, text),
    getHomeTours: () => getHomeTours({ db, clock }),
    getTour: (slug: string) => getTour({ db }, slug),
    getAvailability: (slug: string, span: AvailabilityQuery, holder: string | null) =>
      getAvailability({ db, clock }, slug, span, holder),
    watchSeats: (slug: string) =>
      watchSeats({ db, openChannel: (tour) => openSeatChannel(env, tour) }, slug).catch(throwAsUnavailable),
    getTourPage: (slug: string) => getTourPage({ db, clock }, slug),

    getDashboard: (viewer: Viewer | null) => getDashboard({ db, clock }, viewer),
    addToWishlist: (viewer: Viewer | null, wish: Parameters<typeof addToWishlist>[2]) =>
      addToWishlist({ db, clock }, viewer, wish),
    removeFromWishlist: (viewer: Viewer | null, slug: string) => removeFromWishlist({ db }, viewer, slug),
    mergeWishlist: (viewer: Viewer | null, slugs: readonly unknown[]) =>
      mergeWishlist({ db, clock }, viewer, slugs),
    listWishlist: (viewer: Viewer | null) => listWishlist({ db }, viewer),
    listWishedSlugs: (viewer: Viewer | null) => listWishedSlugs({ db }, viewer),
    listToursBySlug: (slugs: readonly unknown[]) => listToursBySlug({ db }, slugs),

    subscribe: (form: FormData, headers: Headers) =>
      subscribe({ db, clock, limiter: env.FORM_RATE_LIMIT }, form, headers),
    sendMessage: (form: FormData, headers: Headers) =>
      sendMessage({ db, clock, limiter: env.FORM_RATE_LIMIT }, form, headers),

    createBooking: (request: BookingRequest, by: Parameters<typeof createBooking>[2]) =>
      createBooking(
        { db, clock, publisher, bookingMailer, isPayOnlineOffered: gateways.offered !== null },
        request,
        by,
      ).catch(throwAsUnavailable),
    isPayOnlineOffered: gateways.offered !== null,
    /** Where the forms of the payment service go, for the policy of our pages. */
    paymentFormOrigin: gateways.offered?.formOrigin ?? null,
    getPayPath: (bookingId: string) => getPayPath({ db, secret }, bookingId),
    getPayPage: (link: BookingLink) => getPayPage(payable, link),
    startPayment: (link: BookingLink, way: "upi" | "gateway") => startPayment(payable, link, { way, origin }),
    receiveCallback: (callback: Callback) => receiveCallback(payments, callback).catch(throwAsUnavailable),
    receiveWebhook: (gateway: string, rawBody: string, headers: Headers) =>
      receiveWebhook(payments, gateway, rawBody, headers).catch(throwAsUnavailable),
    recordReceivedPayment: (viewer: Viewer | null, payment: Parameters<typeof recordReceivedPayment>[2]) =>
      recordReceivedPayment({ db, clock, publisher, bookingMailer }, viewer, payment),
    finishRefundByHand: (viewer: Viewer | null, refundId: string) =>
      finishRefundByHand({ db, clock, bookingMailer }, viewer, refundId),
    getBookingMoney: (viewer: Viewer | null, bookingId: string) => getBookingMoney({ db }, viewer, bookingId),
    listBookings: (viewer: Viewer | null, query: Parameters<typeof listBookings>[2]) =>
      listBookings({ db }, viewer, query),
    changeBookingStatus: (viewer: Viewer | null, change: Parameters<typeof changeBookingStatus>[2]) =>
      changeBookingStatus({ db, clock, publisher, bookingMailer }, viewer, change),
    quoteCancellation: (viewer: Viewer | null, bookingId: string) =>
      quoteCancellation({ db, clock }, viewer, bookingId),
    openBookingFeed: (viewer: { userId: string; since: number | null }) => openBookingFeed(env, viewer),

    quoteChange: async (
      bookingId: string,
      by: BookingVisitor,
      headers: Headers,
      change: ChangeRequest | { kind: "cancel" },
    ) => quoteChange({ db, clock }, await opened(bookingId, by, headers), change),
    cancelBooking: async (
      bookingId: string,
      by: BookingVisitor,
      headers: Headers,
      request: Omit<Parameters<typeof cancelBooking>[2], "by">,
    ) =>
      cancelBooking({ db, clock, publisher, bookingMailer }, await opened(bookingId, by, headers), {
        ...request,
        by: by.viewer?.id ?? null,
      }).catch(throwAsUnavailable),
    changePartyOrDate: async (
      bookingId: string,
      by: BookingVisitor,
      headers: Headers,
      request: Omit<Parameters<typeof changePartyOrDate>[2], "by">,
    ) =>
      changePartyOrDate({ db, clock, publisher, bookingMailer }, await opened(bookingId, by, headers), {
        ...request,
        by: by.viewer?.id ?? null,
      }).catch(throwAsUnavailable),

    listOwnBookings: (viewer: Viewer | null, query: Parameters<typeof listOwnBookings>[2]) =>
      listOwnBookings({ db, clock }, viewer, query),
    getOwnBooking: (viewer: Viewer | null, bookingId: string) =>
      getOwnBooking({ db, clock }, viewer, bookingId),
    changeOwnBooking: (viewer: Viewer | null, change: Parameters<typeof changeOwnBooking>[2]) =>
      changeOwnBooking({ db, clock, publisher }, viewer, change),
    lookUpBooking: (lookup: BookingLookup, headers: Headers) => lookUpFor(headers)(lookup),
    getPaper: (visitor: PapersVisitor, paper: Parameters<typeof getPaper>[2]) =>
      getPaper({ db, secrets }, visitor, paper),
    getVoucher: (visitor: PapersVisitor, bookingId: string) =>
      getVoucher({ db, secrets }, visitor, bookingId),
    getVoucherKey: () => voucherPublicKey(secrets),
    getTrip: (address: Parameters<typeof getTrip>[1]) => getTrip({ db, clock, secret }, address),
    tripPathOf: (bookingId: string) => tripPathOf({ db, secret }, bookingId),
    getBookingContact: (viewer: Viewer | null) => getBookingContact({ db }, viewer),
    listReviewsOfTour: (page: { slug: string; cursor: string | null }) => listReviewsOfTour({ db }, page),
    listReviewsToWrite: (viewer: Viewer | null, page: { limit: number }) =>
      listReviewsToWrite({ db, clock }, viewer, page),
    getOwnReview: (viewer: Viewer | null, bookingId: string) =>
      getOwnReview({ db, clock }, viewer, bookingId),
    writeReview: (viewer: Viewer | null, review: ReviewContent & { bookingId: string }) =>
      writeReview({ db, clock }, viewer, review),
    editReview: (viewer: Viewer | null, review: ReviewContent & { bookingId: string }) =>
      editReview({ db, clock }, viewer, review),
    moderateReview: (viewer: Viewer | null, change: { id: string; status: ReviewStatus }) =>
      moderateReview({ db }, viewer, change),
    changeAccountStatus: (viewer: Viewer | null, change: Parameters<typeof changeAccountStatus>[2]) =>
      changeAccountStatus(
        { ...accounts, closeSockets: (userId) => closeSocketsOf(env, userId) },
        viewer,
        change,
      ),
    getAdminReminders: (viewer: Viewer | null) => getAdminReminders({ db }, viewer),
    listAccounts: (viewer: Viewer | null, query: Parameters<typeof listAccounts>[2]) =>
      listAccounts({ db }, viewer, query),
    listCompanies: (viewer: Viewer | null, query: Parameters<typeof listCompanies>[2]) =>
      listCompanies({ db }, viewer, query),
    listReviewsForModeration: (
      viewer: Viewer | null,
      query: Parameters<typeof listReviewsForModeration>[2],
    ) => listReviewsForModeration({ db }, viewer, query),
    getPlatformFigures: (viewer: Viewer | null) => getPlatformFigures({ db, clock }, viewer),

    getOperatorOverview: (viewer: Viewer | null) => getOperatorOverview({ db, clock }, viewer),
    listOwnCompanies: (viewer: Viewer | null) => listOwnCompanies({ db }, viewer),
    listOwnTours: (viewer: Viewer | null) => listOwnTours({ db }, viewer),
    listOperatorBookings: (viewer: Viewer | null, query: Parameters<typeof listOperatorBookings>[2]) =>
      listOperatorBookings({ db, clock }, viewer, query),
    changeCustomerBooking: (viewer: Viewer | null, change: CustomerBookingChange) =>
      changeCustomerBooking({ db, clock, publisher, bookingMailer }, viewer, change),
    getOwnEarnings: (viewer: Viewer | null) => getOwnEarnings({ db, clock }, viewer),
    listOwnReviews: (viewer: Viewer | null, page: Parameters<typeof listOwnReviews>[2]) =>
      listOwnReviews({ db }, viewer, page),
    updateOwnCompany: (viewer: Viewer | null, change: Parameters<typeof updateOwnCompany>[2]) =>
      updateOwnCompany({ db }, viewer, change),

    // Codes of coupons are not to be guessed by the thousand.
    limitQuotes: (headers: Headers) =>
      requireWithinLimit(
        env.QUOTE_RATE_LIMIT,
        headers,
        "That was a lot of prices in a minute. Please wait a little.",
      ),
    getQuote: (request: QuoteRequest) => getQuote({ db, clock }, request),
    limitBookings: (headers: Headers) =>
      requireWithinLimit(
        env.BOOKING_RATE_LIMIT,
        headers,
        "That was a lot of bookings in a minute. Please wait a little.",
      ),

    limitHolds: (headers: Headers) =>
      requireWithinLimit(
        env.HOLD_RATE_LIMIT,
        headers,
        "That was a lot of seats to hold in a minute. Please wait a little.",
      ),
    holderOf: (headers: Headers) => holderOf(headers, secret),
    holderCookie: (holder: string) => holderCookie(holder, secret, origin),
    createHold: (request: HoldRequest, by: Parameters<typeof createHold>[2]) =>
      createHold({ db, clock, publisher }, request, by).catch(throwAsUnavailable),
    changeHold: (holdId: string, change: HoldChange) =>
      changeHold({ db, clock, publisher }, holdId, change).catch(throwAsUnavailable),
    releaseHold: (holdId: string) => releaseHold({ db, publisher }, holdId).catch(throwAsUnavailable),

    mailer,
    deliverDueMail: () => deliverDueMail(foundation),
    // For /dev/mail and the sandbox of payments. The condition is decided by the build: a production build holds none of it.
    ...(import.meta.env.MODE === "production"
      ? {}
      : {
          listMail: (query: Parameters<typeof listMail>[1]) => listMail({ db }, query),
          getMail: (id: string) => getMail({ db, secret }, id),
          getSandboxOrder: (orderId: string) => getSandboxOrder({ db, secret }, orderId),
          payInSandbox: (orderId: string, payment: SandboxPayment) =>
            payInSandbox({ ...payments, secret }, orderId, payment),
        }),
  };
}

export type Services = ReturnType<typeof createServices>;

const servicesByOrigin = new Map<string, Services>();

/** The services, made once per isolate and origin: nearly always there is one origin. */
export function servicesFor(env: Env, request: Request): Services {
  const { origin } = new URL(request.url);
  let services = servicesByOrigin.get(origin);
  if (!services) {
    services = createServices(env, origin);
    servicesByOrigin.set(origin, services);
  }
  return services;
}

/** The use cases of a scheduled run. No request comes with it: our own address is known only where it is set. */
export function scheduledServicesFor(env: Env) {
  const foundation = createFoundation(env);
  const bookingMailer = bookingMailerOf(env, foundation, null);
  const publisher = { ...createBookingPublisher(env), ...createSeatPublisher(env) };
  return { runScheduled: () => runScheduled({ ...foundation, publisher, bookingMailer }) };
}

/** @param requested the origin a request came to; the one that is set comes first, so that all mail names the same */
function bookingMailerOf(
  env: Env,
  foundation: ReturnType<typeof createFoundation>,
  requested: string | null,
) {
  return createBookingMailer({
    origin: originOf(env.PUBLIC_ORIGIN) ?? requested,
    secret: env.BETTER_AUTH_SECRET,
    deliver: () => startDelivery(foundation),
  });
}

/** "https://tours.example.com" of whatever address of ours is set; null for none, and for what is no web address. */
function originOf(address: string | undefined): string | null {
  const url = URL.parse(address ?? "");
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** Sign-in by other companies' accounts, of each where both its id and its secret are configured. */
function socialCredentials(env: Env): SocialCredentials {
  const credentials: SocialCredentials = {};
  const add = (provider: SocialProvider, clientId?: string, clientSecret?: string) => {
    if (clientId && clientSecret) credentials[provider] = { clientId, clientSecret };
  };
  add("google", env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET);
  add("github", env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET);
  add("facebook", env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET);
  return credentials;
}
