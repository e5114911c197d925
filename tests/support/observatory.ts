/**
 * Points of the tests that Mozilla's HTTP Observatory makes of a site's first answer, for what an answer alone shows. A site begins with 100;
 * bonuses count from 90; 100 and more is an A+. Source: developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function scoreOf(headers: Headers): { score: number; points: Record<string, number> } {
  const csp = new Map(
    (headers.get("Content-Security-Policy") ?? "")
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name !== "")
      .map(([name = "", ...sources]) => [name, sources]),
  );
  const points = {
    csp: pointsOfPolicy(csp),
    hsts: pointsOfTransport(headers.get("Strict-Transport-Security")),
    referrer: pointsOfReferrer(headers.get("Referrer-Policy")),
    type: headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    frames: csp.get("frame-ancestors")?.every((source) => source === "'none'" || source === "'self'")
      ? 5
      : /^(deny|sameorigin)$/i.test(headers.get("X-Frame-Options") ?? "")
        ? 0
        : -20,
    resources: /^(same-origin|same-site)$/.test(headers.get("Cross-Origin-Resource-Policy") ?? "") ? 0 : -20,
    sharing: headers.has("Access-Control-Allow-Origin") ? -50 : 0,
    cookies: pointsOfCookies(headers.getSetCookie()),
  };
  const sum = (wanted: (point: number) => boolean) =>
    Object.values(points)
      .filter(wanted)
      .reduce((total, point) => total + point, 0);
  const base = 100 + sum((point) => point < 0);
  return { score: base >= 90 ? base + sum((point) => point > 0) : base, points };
}

const broad = /^(data:|https?:|\*|'unsafe-inline')$/;

function pointsOfPolicy(csp: ReadonlyMap<string, string[]>): number {
  if (csp.size === 0) return -25;
  const sourcesOf = (name: string) => csp.get(name) ?? csp.get("default-src");
  const [script, object, style] = ["script-src", "object-src", "style-src"].map(sourcesOf);
  if (!script || !object) return -20;
  const isHashed = script.some((source) => /^'(sha\d+|nonce)-/.test(source));
  const isUnsafe = (source: string) => broad.test(source) && !(source === "'unsafe-inline'" && isHashed);
  if (script.some(isUnsafe) || object.some((source) => broad.test(source))) return -20;
  if (script.includes("'unsafe-eval'")) return -10;
  if ([...csp.values()].flat().some((source) => source.startsWith("http:"))) return -20;
  if (!style || style.some((source) => broad.test(source))) return 0;
  return csp.get("default-src")?.[0] === "'none'" ? 10 : 5;
}

function pointsOfTransport(value: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? "")?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function pointsOfReferrer(value: string | null): number {
  if (value === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5;
}

function pointsOfCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/; ?secure/i.test(cookie))) return -40;
  if (cookies.some((cookie) => !/; ?httponly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /; ?samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
}
