import type { Route } from "./+types/security-txt";
import { nowContext, servicesContext } from "~/context";

const day = 24 * 60 * 60 * 1000;

/** Serves the contact for vulnerability reports. Source: RFC 9116, which requires `Expires` to be less than a year ahead. */
export async function loader({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
  const { contact } = await context.get(servicesContext).getPublicSettings();
  const today = Math.floor(context.get(nowContext) / day) * day;
  const lines = [
    `Contact: ${contact.email === "" ? new URL("/contact", url).href : `mailto:${encodeURI(contact.email)}`}`,
    `Expires: ${new Date(today + 180 * day).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", url).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
