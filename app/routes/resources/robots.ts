import type { Route } from "./+types/robots";

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
];

export function loader({ url }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...notForRobots.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemap.xml", url).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
