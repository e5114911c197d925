import type { Route } from "./+types/manifest";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { sitePageMessages } from "~/features/site/pages/messages";

const shortcutIcons = [{ src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" }];

/** The operator portal as an app of its own: it opens on the dashboard, and its menu leads to the day's work. */
const operatorApp = {
  id: "/operator",
  name: "Tour Bharat for operators",
  short_name: "TB Operator",
  description: "Departures, bookings, messages and check-in of your tours.",
  start_url: "/operator",
  categories: ["business", "travel"],
  shortcuts: [
    { name: "Tomorrow", url: "/operator/departures?view=day&date=tomorrow", icons: shortcutIcons },
    { name: "Departures", url: "/operator/departures", icons: shortcutIcons },
    { name: "Bookings", url: "/operator/bookings", icons: shortcutIcons },
    { name: "Messages", url: "/operator/messages", icons: shortcutIcons },
  ],
};

function inLanguage(path: string): string {
  return pathIn(currentLanguage(), path);
}

/** Serves the web app manifest: name, colors, icons and shortcuts for a home screen. */
export function loader({ url }: Route.LoaderArgs) {
  const m = sitePageMessages().manifest;
  const manifest = {
    id: "/",
    name: "Tour Bharat",
    short_name: "Tour Bharat",
    description: m.description,
    lang: `${currentLanguage()}-IN`,
    dir: "ltr",
    start_url: inLanguage("/"),
    scope: "/",
    display: "standalone",
    background_color: "#fbf5e9",
    // The pages name a color for each scheme (app/root.tsx).
    theme_color: "#fbf5e9",
    categories: ["travel"],
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icons/maskable-192.png", type: "image/png", sizes: "192x192", purpose: "maskable" },
      { src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
      { src: "/icons/monochrome-512.png", type: "image/png", sizes: "512x512", purpose: "monochrome" },
    ],
    shortcuts: [
      { name: m.findMyBooking, url: inLanguage("/bookings/lookup"), icons: shortcutIcons },
      { name: m.wishlist, url: inLanguage("/wishlist"), icons: shortcutIcons },
      { name: m.myBookings, url: inLanguage("/bookings"), icons: shortcutIcons },
    ],
    ...(url.searchParams.get("app") === "operator" && operatorApp),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" },
  });
}
