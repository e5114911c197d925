import { waitUntil } from "cloudflare:workers";
import type { SocialProvider } from "~/domain/accounts/account";
import type { MailAttachments } from "~/domain/documents/documents";
import { createAuth } from "./accounts/auth";
import type { SocialCredentials } from "./accounts/auth-dependencies";
import { getSessionStart } from "./accounts/get-viewer";
import { createBookingMailer } from "./notifications/bookings/booking-mailer";
import { keyThrottles } from "./platform/http/throttle.repo";
import { systemClock } from "./platform/clock";
import { alertWebhookOf, heldBackForOf, publicOriginOf, recentSignInOf } from "./platform/configuration";
import { createDatabase, createReplicaReader, type Database } from "./platform/db/client";
import { applyWhenDue } from "./held-changes/apply-held-changes";
import { drawMailAttachments } from "./documents/draw-mail-attachments";
import { createFontReader } from "./documents/read-font";
import type { OutsideTransport } from "./platform/http/guarded-fetch";
import { limiterOf, type Limiters } from "./platform/http/rate-limit";
import { createKeys, type Keys } from "./platform/keys/keys";
import { chooseTransport } from "./notifications/mail/choose-transport";
import type { MailTransport, PhoneTransports } from "./notifications/mail/mail-transport";
import { createMailer, startDelivery } from "./notifications/outbox-mailer";
import { createImageResizer } from "./media/image-resizer";
import { createPictureStore } from "./media/picture-store";
import { createSizedPictureStore } from "./media/sized-picture-store";
import { createDocumentStore } from "./operators/profile/document-store";
import { choosePhoneTransports } from "./notifications/phone/phone-transports";
import { chooseGateways, type Gateways } from "./money/payments/choose-gateways";
import { createSandboxGateway } from "./money/payments/sandbox-gateway";
import {
  announceHeldChanges,
  closeSocketsOf,
  createBookingPublisher,
  openBookingFeed,
  recheckSocketsOf,
} from "./realtime/booking-feed-client";
import { createSeatPublisher, openSeatChannel } from "./realtime/tour-seats-client";

/** Services of other companies: mail, messages to phones and payments, and addresses that outsiders name. */
export interface Providers {
  fetchOutside: OutsideTransport;
  transport: MailTransport | null;
  phone: PhoneTransports;
  gateways: Gateways;
}

/** Chooses the providers that are configured. The simulation replaces this function. */
function chooseProviders(env: Env, { db, keys }: { db: Database; keys: Keys }): Providers {
  const transport = chooseTransport({
    binding: env.EMAIL,
    httpUrl: env.MAIL_HTTP_URL,
    httpToken: env.MAIL_HTTP_TOKEN,
    from: env.MAIL_FROM,
    isOutboxRead: import.meta.env.MODE !== "production",
  });
  const phone = choosePhoneTransports(
    {
      whatsAppToken: env.WHATSAPP_TOKEN,
      whatsAppPhoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
      smsAuthKey: env.MSG91_AUTH_KEY,
      smsTemplates: env.MSG91_TEMPLATES,
      whatsAppLanguages: env.WHATSAPP_LANGUAGES,
      isOutboxRead: import.meta.env.MODE !== "production",
    },
    { db, clock: systemClock, keys, origin: publicOriginOf(env) },
  );
  const gateways = chooseGateways({
    keyId: env.RAZORPAY_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    // Resolved at build time: a production build contains no sandbox.
    sandbox:
      import.meta.env.MODE === "production" ? null : createSandboxGateway({ db, clock: systemClock, keys }),
  });
  return { transport, phone, gateways, fetchOutside: (address, init) => fetch(address, init) };
}

/** Creates the database, the clock and the providers, which both requests and scheduled runs need. */
function createFoundation(env: Env, provide: typeof chooseProviders) {
  const db = createDatabase(env.DB);
  const keys = createKeys(env);
  keyThrottles(db, keys);
  const readFont = createFontReader(env.ASSETS);
  const drawAttachments = (attachments: MailAttachments) =>
    drawMailAttachments({ db, clock: systemClock, keys, origin: publicOriginOf(env), readFont }, attachments);
  return {
    ...provide(env, { db, keys }),
    db,
    clock: systemClock,
    keys,
    readFont,
    drawAttachments,
    media: env.MEDIA,
    tourPictureStore: createSizedPictureStore(env.MEDIA, "tours"),
    photographStore: createSizedPictureStore(env.MEDIA, "reviews"),
  };
}

interface Origins {
  /** For links in mail: a request must not choose where they lead. */
  origin: string;
  /** For cookies, sign-in and returns from payment pages, which must stay on the host the browser shows. */
  requestOrigin: string;
}

/** Returns true if a replica may answer: a visitor without cookies has changed nothing that it might not have yet. */
export function mayReadReplica({ method, headers }: Request): boolean {
  return (method === "GET" || method === "HEAD") && !headers.has("Cookie");
}

export type Dependencies = ReturnType<typeof createDependencies>;

/** Creates the dependencies of all use cases: the only place that reads the environment. Each use case names those it takes. */
export function createDependencies(
  env: Env,
  { origin, requestOrigin, readsReplica = false }: Origins & { readsReplica?: boolean },
  provide: typeof chooseProviders = chooseProviders,
) {
  const foundation = createFoundation(env, provide);
  const { db, clock, keys, gateways } = foundation;
  const mailer = createMailer(foundation);
  const applying = {
    ...foundation,
    origin,
    mailer,
    publisher: { ...createBookingPublisher(env), ...createSeatPublisher(env) },
    bookingMailer: bookingMailerOf(env, foundation, origin),
    audit: { db, clock, keys },
    announceHeldChanges: (actorIds: readonly string[]) => announceHeldChanges(env, actorIds),
  };
  const social = socialCredentials(env);
  const recheckSockets = (userId: string) => recheckSocketsOf(env, userId);
  const heldBackFor = heldBackForOf(env);
  const auth = createAuth({ db, clock, mailer, origin, requestOrigin, keys, social, recheckSockets });
  return {
    ...applying,
    /** Answers what is only shown (`publicRead`). */
    reader: readsReplica ? createReplicaReader(env.DB) : db,
    requestOrigin,
    auth,
    social,
    heldBackFor,
    recentSignIn: recentSignInOf(env),
    applyWhenDue: (id: string) => waitUntil(applyWhenDue(applying, id, heldBackFor)),
    isPayOnlineOffered: gateways.offered !== null,
    version: {
      commit: import.meta.env.COMMIT ?? "",
      id: env.CF_VERSION_METADATA.id,
      tag: env.CF_VERSION_METADATA.tag,
    },
    pictures: createPictureStore(env.MEDIA),
    logos: createPictureStore(env.MEDIA, "logos"),
    documentStore: createDocumentStore(env.MEDIA),
    resizer: createImageResizer(env.IMAGES),
    limiters: {
      signUp: limiterOf("signUp", env.SIGN_UP_RATE_LIMIT),
      form: limiterOf("form", env.FORM_RATE_LIMIT),
      quote: limiterOf("quote", env.QUOTE_RATE_LIMIT),
      search: limiterOf("search", env.SEARCH_RATE_LIMIT),
      booking: limiterOf("booking", env.BOOKING_RATE_LIMIT),
      hold: limiterOf("hold", env.HOLD_RATE_LIMIT),
      bookingDocument: limiterOf("bookingDocument", env.DOCUMENT_RATE_LIMIT),
      lookup: limiterOf("lookup", env.LOOKUP_RATE_LIMIT),
      partner: limiterOf("partner", env.PARTNER_RATE_LIMIT),
    } satisfies Limiters,
    /** Returns the start of the request's session (UTC instant), or null. */
    sessionStart: (headers: Headers) => getSessionStart({ auth }, headers),
    startDelivery: () => startDelivery(foundation),
    openBookingFeed: (viewer: Parameters<typeof openBookingFeed>[1]) => openBookingFeed(env, viewer),
    openSeatChannel: (tour: string, address: string | null) => openSeatChannel(env, tour, address),
    recheckSockets,
    closeSockets: (userId: string) => closeSocketsOf(env, userId),
  };
}

/** Creates the dependencies of a scheduled run. It has no request, so the public origin is known only if configured. */
export function createScheduledDependencies(
  env: Env,
  at: number,
  provide: typeof chooseProviders = chooseProviders,
) {
  const foundation = { ...createFoundation(env, provide), clock: () => at };
  const { db, clock, keys } = foundation;
  return {
    ...foundation,
    origin: publicOriginOf(env),
    alertWebhook: alertWebhookOf(env),
    mailer: createMailer(foundation),
    audit: { db, clock, keys },
    announceHeldChanges: (actorIds: readonly string[]) => announceHeldChanges(env, actorIds),
    bookingMailer: bookingMailerOf(env, foundation, null),
    publisher: { ...createBookingPublisher(env), ...createSeatPublisher(env) },
  };
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
