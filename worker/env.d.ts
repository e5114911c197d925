/** The bindings of wrangler.toml and the secrets of .dev.vars. */
declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import("./index");
  }
  interface Env {
    DB: D1Database;
    MEDIA: R2Bucket;
    IMAGES: ImagesBinding;
    ASSETS: Fetcher;
    CF_VERSION_METADATA: WorkerVersionMetadata;
    BOOKING_FEED: DurableObjectNamespace<import("./realtime/booking-feed").BookingFeed>;
    TOUR_SEATS: DurableObjectNamespace<import("./realtime/tour-seats").TourSeats>;
    BOOKING_RATE_LIMIT: RateLimit;
    QUOTE_RATE_LIMIT: RateLimit;
    FORM_RATE_LIMIT: RateLimit;
    SIGN_UP_RATE_LIMIT: RateLimit;
    HOLD_RATE_LIMIT: RateLimit;
    DOCUMENT_RATE_LIMIT: RateLimit;
    LOOKUP_RATE_LIMIT: RateLimit;
    SEARCH_RATE_LIMIT: RateLimit;
    PARTNER_RATE_LIMIT: RateLimit;
    /** Root secrets of all keys, by version; "Secrets" in docs/handbook.md. */
    SECRET_KEYS: string;
    // Version 0 of the keys, which reads data written before SECRET_KEYS.
    BETTER_AUTH_SECRET?: string;
    VOUCHER_SIGNING_KEY?: string;
    /** The public origin; "Public address" in docs/handbook.md. Required in production. */
    PUBLIC_ORIGIN?: string;
    /** Further origins whose pages may call /mcp, separated by spaces; "Assistants" in docs/handbook.md. */
    AGENT_ORIGINS?: string;
    /** "staging" closes the site to search engines; "Staging" in docs/deployment.md. */
    ENVIRONMENT?: string;
    /** Seconds for which reversible changes are held back; 0 makes them at once. */
    UNDO_SECONDS?: string;
    /** Minutes after a sign-in in which payouts, bank accounts, roles and exports need no password again. */
    SIGN_IN_MINUTES?: string;
    /** Max open live sockets; "Live updates" in docs/handbook.md. */
    SOCKETS_PER_PERSON?: string;
    SOCKETS_PER_ADDRESS?: string;
    /** https URL that receives alerts; "Alerts" in docs/handbook.md. */
    ALERT_WEBHOOK_URL?: string;
    // Mail transport; "Mail" in docs/handbook.md.
    EMAIL?: SendEmail;
    MAIL_HTTP_URL?: string;
    MAIL_HTTP_TOKEN?: string;
    MAIL_FROM?: string;
    // Phone messages; "Phone messages" in docs/handbook.md.
    WHATSAPP_TOKEN?: string;
    WHATSAPP_PHONE_NUMBER_ID?: string;
    WHATSAPP_LANGUAGES?: string;
    MSG91_AUTH_KEY?: string;
    MSG91_TEMPLATES?: string;
    // Payments; "Payments" in docs/handbook.md.
    RAZORPAY_KEY_ID?: string;
    RAZORPAY_KEY_SECRET?: string;
    RAZORPAY_WEBHOOK_SECRET?: string;
    // Social sign-in; "Sign-in" in docs/handbook.md.
    GOOGLE_CLIENT_ID?: string;
    GOOGLE_CLIENT_SECRET?: string;
    GITHUB_CLIENT_ID?: string;
    GITHUB_CLIENT_SECRET?: string;
    FACEBOOK_CLIENT_ID?: string;
    FACEBOOK_CLIENT_SECRET?: string;
  }
}

type Env = Cloudflare.Env;

/** The only language of the browser's code in a build; undeclared on the server and in development. */
declare const LANGUAGE_OF_BUILD: import("~/domain/language/language").Language;
/** Declared in development with --pseudo (app/domain/language/messages.ts). */
declare const IS_PSEUDO_LANGUAGE: true;

interface ImportMetaEnv {
  /** Changes with every build; set by vite.config.ts. */
  readonly BUILD_ID: string;
  /** Short hash of the commit that a production build was made from, or ""; set by vite.config.ts. */
  readonly COMMIT?: string;
}

/** React Router's manifest of the browser's code by language, for those but English (scripts/lib/one-language.ts). */
declare module "virtual:client-assets" {
  const assets: Record<string, import("react-router").ServerBuild["assets"] | undefined>;
  export default assets;
}

declare module "virtual:react-router/server-manifest" {
  const manifest: import("react-router").ServerBuild["assets"];
  export default manifest;
}

/** Common passwords of at least 8 characters, one per line (scripts/lib/prepared-modules.ts). */
declare module "virtual:common-passwords" {
  const passwords: string;
  export default passwords;
}

/** The cards of worker/agents/ui, each as the text of one HTML file (scripts/lib/assistant-cards.ts). */
declare module "virtual:assistant-cards" {
  export const quote: string;
  export const seats: string;
  export const tours: string;
}

/** The files of worker/catalogue/words by their names (scripts/lib/search-words.ts). */
declare module "virtual:search-words" {
  type Words = import("../scripts/lib/search-words").SearchWords;
  export type Subject = import("../scripts/lib/search-words").Subject;
  export const places: Words["places"];
  export const states: Words["states"];
  export const regions: Words["regions"];
  export const subjects: Words["subjects"];
  export const nature: Words["nature"];
  export const pastimes: Words["pastimes"];
  export const topics: Words["topics"];
  export const circuits: Words["circuits"];
  export const hindi: Words["hindi"];
  export const abroad: Words["abroad"];
  export const times: Words["times"];
  export const knownFor: Words["knownFor"];
  export const fillers: Words["fillers"];
  export const phrases: Words["phrases"];
  export const amounts: Words["amounts"];
  export const days: Words["days"];
}

/** Compiled by the platform: a Worker may not compile it. */
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
