import type { SocialProvider } from "~/domain/accounts/account";
import type { MailAttachments } from "~/domain/documents/documents";
import { createAuth } from "./accounts/auth";
import type { SocialCredentials } from "./accounts/auth-dependencies";
import { accountServices } from "./accounts/services";
import { auditServices } from "./audit/services";
import { analyticsServices } from "./analytics/services";
import { createBookingMailer } from "./bookings/notifications/booking-mailer";
import { bookingServices } from "./bookings/services";
import { systemClock } from "./clock";
import { publicOriginOf } from "./configuration";
import { checkInServices } from "./check-in/services";
import { couponServices } from "./coupons/services";
import { companyServices } from "./operators/company/services";
import { createDocumentStore } from "./operators/company/document-store";
import { companyMemberServices } from "./operators/members/services";
import { createDatabase } from "./db/client";
import { earningsServices } from "./earnings/services";
import { departureServices } from "./departures/calendar-services";
import { drawMailAttachments } from "./documents/draw-mail-attachments";
import { runScheduled } from "./housekeeping/run-scheduled";
import { housekeepingServices } from "./housekeeping/services";
import { chooseTransport } from "./mail/choose-transport";
import { deliverDueMail } from "./mail/deliver-mail";
import { getMail } from "./mail/get-mail";
import { listMail } from "./mail/list-mail";
import { createMailer, startDelivery } from "./mail/outbox-mailer";
import { createImageResizer } from "./media/image-resizer";
import { createPictureStore } from "./media/picture-store";
import { messageServices } from "./messages/services";
import { moneyServices } from "./money/services";
import { createKeys } from "./keys/keys";
import { createTourPictureStore } from "./media/tour-picture-store";
import { operatorServices } from "./operators/services";
import { chooseGateways } from "./payments/choose-gateways";
import { getSandboxOrder, payInSandbox } from "./payments/pay-in-sandbox";
import type { SandboxPayment } from "./payments/pay-in-sandbox";
import { createSandboxGateway } from "./payments/sandbox-gateway";
import { paymentServices } from "./payments/services";
import {
  closeSocketsOf,
  createBookingPublisher,
  openBookingFeed,
  recheckSocketsOf,
} from "./realtime/booking-feed-client";
import { createSeatPublisher, openSeatChannel } from "./realtime/tour-seats-client";
import { premiumServices } from "./premium/services";
import { overviewServices } from "./reports/overview-services";
import { reviewServices } from "./reviews/services";
import { adminTourServices } from "./tours/admin/services";
import { settingsServices } from "./settings/services";
import { tourDraftServices } from "./tour-drafts/services";
import { threadServices } from "./threads/services";
import { tourPictureServices } from "./tour-pictures/services";
import { tourRuleServices } from "./tours/rules/services";
import { tourServices } from "./tours/services";
import { travelerServices } from "./travelers/services";

/** Creates the database, the clock and the mail and payment transports, which both requests and scheduled runs need. */
function createFoundation(env: Env) {
  const transport = chooseTransport({
    binding: env.EMAIL,
    httpUrl: env.MAIL_HTTP_URL,
    httpToken: env.MAIL_HTTP_TOKEN,
    from: env.MAIL_FROM,
    isOutboxRead: import.meta.env.MODE !== "production",
  });
  const db = createDatabase(env.DB);
  const keys = createKeys(env);
  const drawAttachments = (attachments: MailAttachments) => drawMailAttachments({ db, keys }, attachments);
  const gateways = chooseGateways({
    keyId: env.RAZORPAY_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    // Resolved at build time: a production build contains no sandbox.
    sandbox:
      import.meta.env.MODE === "production" ? null : createSandboxGateway({ db, clock: systemClock, keys }),
  });
  const tourPictureStore = createTourPictureStore(env.MEDIA);
  return { db, clock: systemClock, transport, keys, drawAttachments, gateways, tourPictureStore };
}

interface Origins {
  /** For links in mail: a request must not choose where they lead. */
  origin: string;
  /** For cookies, sign-in and returns from payment pages, which must stay on the host the browser shows. */
  requestOrigin: string;
}

/** Creates the dependencies of all use cases: the only place that reads the environment. */
function createDependencies(env: Env, { origin, requestOrigin }: Origins) {
  const foundation = createFoundation(env);
  const { db, clock, keys, gateways } = foundation;
  const mailer = createMailer(foundation);
  const publisher = { ...createBookingPublisher(env), ...createSeatPublisher(env) };
  const social = socialCredentials(env);
  const recheckSockets = (userId: string) => recheckSocketsOf(env, userId);
  const bookingMailer = bookingMailerOf(env, foundation, origin);
  const audit = { db, clock, keys };
  const auth = createAuth({ db, clock, mailer, origin, requestOrigin, keys, social, recheckSockets });
  return {
    ...foundation,
    origin,
    requestOrigin,
    mailer,
    publisher,
    bookingMailer,
    auth,
    social,
    accounts: { auth, db, clock, mailer, origin, recheckSockets },
    /** For anything recorded in the audit log. */
    audit,
    /** For anything that changes a booking. */
    changes: { db, clock, publisher, bookingMailer, audit },
    payments: { db, clock, publisher, bookingMailer, gateways },
    payable: { db, clock, keys, gateway: gateways.offered },
    pictures: createPictureStore(env.MEDIA),
    logos: createPictureStore(env.MEDIA, "logos"),
    papers: createDocumentStore(env.MEDIA),
    tourPictures: { store: foundation.tourPictureStore, resizer: createImageResizer(env.IMAGES) },
    limiters: {
      signUp: env.SIGN_UP_RATE_LIMIT,
      form: env.FORM_RATE_LIMIT,
      quote: env.QUOTE_RATE_LIMIT,
      booking: env.BOOKING_RATE_LIMIT,
      hold: env.HOLD_RATE_LIMIT,
      paper: env.DOCUMENT_RATE_LIMIT,
    },
    openBookingFeed: (viewer: Parameters<typeof openBookingFeed>[1]) => openBookingFeed(env, viewer),
    openSeatChannel: (tour: string) => openSeatChannel(env, tour),
    closeSocketsOf: (userId: string) => closeSocketsOf(env, userId),
  };
}

export type Dependencies = ReturnType<typeof createDependencies>;

/** Composition root: pages and API routes call the same use cases from here, each feature's in its own `services.ts`. */
function createServices(env: Env, origins: Origins) {
  const dependencies = createDependencies(env, origins);
  const { db, mailer, payments, keys } = dependencies;
  return {
    ...accountServices(dependencies),
    ...tourServices(dependencies),
    ...adminTourServices(dependencies),
    ...tourPictureServices(dependencies),
    ...tourRuleServices(dependencies),
    ...tourDraftServices(dependencies),
    ...travelerServices(dependencies),
    ...bookingServices(dependencies),
    ...paymentServices(dependencies),
    ...moneyServices(dependencies),
    ...earningsServices(dependencies),
    ...premiumServices(dependencies),
    ...reviewServices(dependencies),
    ...operatorServices(dependencies),
    ...companyServices(dependencies),
    ...companyMemberServices(dependencies),
    ...departureServices(dependencies),
    ...checkInServices(dependencies),
    ...auditServices(dependencies),
    ...couponServices(dependencies),
    ...housekeepingServices(dependencies),
    ...messageServices(dependencies),
    ...threadServices(dependencies),
    ...overviewServices(dependencies),
    ...analyticsServices(dependencies),
    ...settingsServices(dependencies),
    mailer,
    deliverDueMail: () => deliverDueMail(dependencies),
    // For /dev/mail and the payment sandbox. Resolved at build time: a production build contains neither.
    ...(import.meta.env.MODE === "production"
      ? {}
      : {
          listMail: (query: Parameters<typeof listMail>[1]) => listMail({ db }, query),
          getMail: (id: string) => getMail({ db, keys }, id),
          getSandboxOrder: (orderId: string) => getSandboxOrder({ db, keys }, orderId),
          payInSandbox: (orderId: string, payment: SandboxPayment) =>
            payInSandbox({ ...payments, keys }, orderId, payment),
        }),
  };
}

export type Services = ReturnType<typeof createServices>;

/** Max origins that keep their services; demo and development builds respond on any host. */
const maxOrigins = 4;
const servicesByOrigin = new Map<string, Services>();

/**
 * Returns the services, created once per isolate and public origin. Production answers on its public origin only
 * (worker/http/public-origin.ts), so there is one set.
 */
export function servicesFor(env: Env, request: Request): Services {
  const publicOrigin = publicOriginOf(env);
  const isProduction = import.meta.env.MODE === "production";
  const requestOrigin = (isProduction ? publicOrigin : null) ?? new URL(request.url).origin;
  const origin = publicOrigin ?? requestOrigin;
  // With the mode, which tests change: services of a production build must not reach the tests that come after.
  const key = `${import.meta.env.MODE} ${origin} ${requestOrigin}`;
  const services = servicesByOrigin.get(key) ?? createServices(env, { origin, requestOrigin });
  servicesByOrigin.delete(key);
  servicesByOrigin.set(key, services);
  const [oldest] = servicesByOrigin.keys();
  if (servicesByOrigin.size > maxOrigins && oldest !== undefined) servicesByOrigin.delete(oldest);
  return services;
}

/** Creates the use cases of a scheduled run. It has no request, so the public origin is known only if configured. */
export function scheduledServicesFor(env: Env) {
  const foundation = createFoundation(env);
  const bookingMailer = bookingMailerOf(env, foundation, null);
  const publisher = { ...createBookingPublisher(env), ...createSeatPublisher(env) };
  return { runScheduled: () => runScheduled({ ...foundation, publisher, bookingMailer }) };
}

/** @param requested the request's origin; the configured one takes precedence, so that all mail uses the same */
function bookingMailerOf(
  env: Env,
  foundation: ReturnType<typeof createFoundation>,
  requested: string | null,
) {
  return createBookingMailer({
    origin: publicOriginOf(env) ?? requested,
    keys: foundation.keys,
    deliver: () => startDelivery(foundation),
  });
}

/** Returns the social sign-in providers for which both id and secret are configured. */
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
