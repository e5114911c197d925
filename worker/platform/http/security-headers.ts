import type { MiddlewareHandler } from "hono";
import { frameAncestorsHeader, scriptHashesHeader } from "~/context";
import type { ApiEnv } from "./api";
import { mayBeFramed } from "./framed-pages";

/** The only page that may use the camera. */
const scansVouchers = /^\/operator\/departures\/[^/]+\/[^/]+\/check-in$/;

/**
 * Sets the security headers. Inline scripts are allowed by hash instead of a nonce, so that pages can be cached. The hashes come from the
 * renderer (app/platform/policy/script-hashes.ts), never from the finished page, which may contain a stranger's script.
 */
export const securityHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  // The response of a WebSocket upgrade is immutable.
  if (c.res.status === 101) return;
  const scripts = c.res.headers.get(scriptHashesHeader);
  // From the answer itself: Hono copies its headers to the next one.
  if (scripts !== null) c.res.headers.delete(scriptHashesHeader);
  const listed = c.res.headers.get(frameAncestorsHeader);
  if (listed !== null) c.res.headers.delete(frameAncestorsHeader);
  const ancestors = listed !== null && mayBeFramed(c.req.path) ? listed : null;
  const response = new Response(c.res.body, c.res);
  const { headers } = response;
  // Uploaded files have a stricter policy of their own.
  if (!headers.has("Content-Security-Policy")) {
    // Cached pages are sent before the services exist; none of them leads to a payment.
    const services: ApiEnv["Variables"]["services"] | undefined = c.var.services;
    headers.set(
      "Content-Security-Policy",
      policyFor(scripts ?? "", services?.paymentFormOrigin ?? null, ancestors ?? "'none'"),
    );
  }
  headers.set("X-Content-Type-Options", "nosniff");
  // Pages whose URL is a key have a stricter policy of their own.
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (ancestors === null) headers.set("X-Frame-Options", "DENY");
  const camera = scansVouchers.test(c.req.path) ? "(self)" : "()";
  headers.set("Permissions-Policy", `camera=${camera}, microphone=(), geolocation=(self), payment=()`);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  // Files that other sites may show have a policy of their own.
  if (!headers.has("Cross-Origin-Resource-Policy"))
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
  if (new URL(c.req.url).protocol === "https:") {
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  }
  c.res = response;
};

/** @param formOrigin origin that forms may submit to besides this site @param ancestors source expressions */
function policyFor(scriptHashes: string, formOrigin: string | null, ancestors: string): string {
  const sameOrigin = "'self'";
  // The development server injects scripts, styles and a WebSocket of its own.
  const [script, style] = import.meta.env.DEV
    ? [`${sameOrigin} 'unsafe-inline'`, `${sameOrigin} 'unsafe-inline'`]
    : [`${sameOrigin} ${scriptHashes}`.trim(), sameOrigin];
  return [
    `default-src ${sameOrigin}`,
    `script-src ${script}`,
    `style-src ${style}`,
    // Rendered attributes: the widths of bars, the colors of places, the places of marks on maps. They can neither select nor load anything.
    "style-src-attr 'unsafe-inline'",
    // Policies of app/platform/policy/trusted-types.ts and hold-early-input.ts. The development server's scripts have none.
    ...(import.meta.env.DEV
      ? []
      : ["require-trusted-types-for 'script'", "trusted-types default tour-bharat start"]),
    `img-src ${sameOrigin} data:`,
    `font-src ${sameOrigin}`,
    `connect-src ${sameOrigin}`,
    `worker-src ${sameOrigin}`,
    "object-src 'none'",
    `base-uri ${sameOrigin}`,
    `form-action ${sameOrigin}${formOrigin === null ? "" : ` ${formOrigin}`}`,
    `frame-ancestors ${ancestors}`,
  ].join("; ");
}
