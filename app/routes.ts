import { index, layout, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";

export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("destinations/:slug", "routes/site/destination-alias.tsx"),
    route("destinations/:segment/:slug", "routes/site/destination.tsx"),
    route("tours/:slug", "routes/site/tour.tsx"),
    route("about", "routes/site/about.tsx"),
    route("contact", "routes/site/contact.tsx"),
    route("newsletter", "routes/site/newsletter.tsx"),
    route("login", "routes/account/login.tsx"),
    route("api/docs", "routes/site/api-docs.tsx"),
    route("*", "routes/site/not-found.tsx"),
  ]),
  route("logout", "routes/account/logout.ts"),
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/bookings.tsx", { id: "admin-home" }),
    route("bookings", "routes/admin/bookings.tsx", { id: "admin-bookings" }),
  ]),
] satisfies RouteConfig;
