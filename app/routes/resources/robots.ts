import type { Route } from "./+types/robots";
import { pathIn } from "~/domain/language/addresses";
import { languageCodes } from "~/domain/language/language";

const notForRobots = [
  "/admin",
  "/api",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/keep-email",
  "/pending",
  "/book",
  "/language",
];

export function loader({ url }: Route.LoaderArgs) {
  const paths = new Set(languageCodes.flatMap((code) => notForRobots.map((path) => pathIn(code, path))));
  const lines = [
    "User-agent: *",
    ...Array.from(paths, (path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemap.xml", url).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
