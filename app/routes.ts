import { index, layout, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";
import { tourTypes } from "./domain/tour";

// The gallery of our components; no built version holds it (P16 in docs/product.md).
const gallery =
  import.meta.env.MODE === "development" ? [route("tempobook/*", "routes/site/tempobook.tsx")] : [];

// One page for every list of tours; the types' words are reserved in /tours/{slug} (P18).
const collections = [
  "tours",
  ...[...tourTypes, "culinary"].map((type) => `tours/${type}`),
  "tours/duration/:duration",
  "destinations/kerala",
  "experiences/:experience",
  "experiences/interest/:interest",
].map((path) => route(path, "routes/site/collection.tsx", { id: `collection ${path}` }));

export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    ...collections,
    route("destinations", "routes/site/destinations.tsx"),
    route("destinations/region/:region", "routes/site/region.tsx"),
    route("destinations/:slug", "routes/site/destination-alias.tsx"),
    route("destinations/:segment/:slug", "routes/site/destination.tsx"),
    route("tours/:slug", "routes/site/tour.tsx"),
    route("experiences", "routes/site/experiences.tsx"),
    route("category/:category", "routes/site/category.tsx"),
    route("blog", "routes/site/blog.tsx"),
    route("blog/:slug", "routes/site/article.tsx"),
    route("privacy", "routes/site/privacy.tsx"),
    route("terms", "routes/site/terms.tsx"),
    route("licences", "routes/site/licences.tsx"),
    route("sitemap", "routes/site/sitemap.tsx"),
    route("book/:slug", "routes/site/book.tsx"),
    route("about", "routes/site/about.tsx"),
    route("contact", "routes/site/contact.tsx"),
    route("newsletter", "routes/site/newsletter.tsx"),
    route("login", "routes/account/login.tsx"),
    route("goodbye", "routes/site/goodbye.tsx"),
    route("api/docs", "routes/site/api-docs.tsx"),
    ...gallery,
    route("*", "routes/site/not-found.tsx"),
  ]),
  route("sitemap.xml", "routes/resources/sitemap-xml.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("manifest.webmanifest", "routes/resources/manifest.ts"),
  route("logout", "routes/account/logout.ts"),
  // A signed-in person's own pages.
  layout("routes/account/layout.tsx", [
    route("profile", "routes/account/profile.tsx"),
    route("profile/avatar", "routes/account/profile-avatar.tsx"),
    route("profile/data", "routes/account/profile-data.tsx"),
    route("profile/data.json", "routes/account/profile-data-json.ts"),
  ]),
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/bookings.tsx", { id: "admin-home" }),
    route("bookings", "routes/admin/bookings.tsx", { id: "admin-bookings" }),
  ]),
] satisfies RouteConfig;
