import { index, layout, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";
import { tourTypes } from "./domain/tour";

// The gallery of our components; no built version holds it (decision 16).
const gallery =
  import.meta.env.MODE === "development" ? [route("tempobook/*", "routes/site/tempobook.tsx")] : [];

export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("destinations", "routes/site/destinations.tsx"),
    route("destinations/kerala", "routes/site/kerala.tsx"),
    route("destinations/region/:region", "routes/site/region.tsx"),
    route("destinations/:slug", "routes/site/destination-alias.tsx"),
    route("destinations/:segment/:slug", "routes/site/destination.tsx"),
    route("tours", "routes/site/tours.tsx"),
    ...[...tourTypes, "culinary"].map((type) =>
      route(`tours/${type}`, "routes/site/tours-of-type.tsx", { id: `tours-${type}` }),
    ),
    route("tours/duration/:duration", "routes/site/tours-by-duration.tsx"),
    route("tours/:slug", "routes/site/tour.tsx"),
    route("experiences", "routes/site/experiences.tsx"),
    route("experiences/interest/:interest", "routes/site/interest.tsx"),
    route("experiences/:experience", "routes/site/experience.tsx"),
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
    route("api/docs", "routes/site/api-docs.tsx"),
    ...gallery,
    route("*", "routes/site/not-found.tsx"),
  ]),
  route("sitemap.xml", "routes/resources/sitemap-xml.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("manifest.webmanifest", "routes/resources/manifest.ts"),
  route("logout", "routes/account/logout.ts"),
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/bookings.tsx", { id: "admin-home" }),
    route("bookings", "routes/admin/bookings.tsx", { id: "admin-bookings" }),
  ]),
] satisfies RouteConfig;
