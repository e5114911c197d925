import { index, layout, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";
import { tourTypes } from "./domain/tour";

// The gallery of our components; no built version holds it (P16 in docs/product.md).
const gallery =
  import.meta.env.MODE === "development" ? [route("tempobook/*", "routes/site/tempobook.tsx")] : [];

// Every message the site has sent, and the stand-in for the payment service. No production build holds it; tests/unit/dev-routes.test.ts sees to that.
const standIns = ["demo", "development"].includes(import.meta.env.MODE)
  ? [
      route("dev/mail", "routes/dev/mailbox.tsx"),
      route("dev/mail/:id", "routes/dev/message.tsx"),
      route("sandbox/pay/:orderId", "routes/dev/sandbox-pay.tsx"),
    ]
  : [];

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
    route("bookings/lookup", "routes/site/booking-lookup.tsx"),
    route("trip/:bookingId/:key/voucher", "routes/site/trip-voucher.tsx"),
    route("trip/:bookingId/:key", "routes/site/trip.tsx"),
    route("trip/:bookingId/:key/pay", "routes/site/pay.tsx"),
    route("login", "routes/account/login.tsx"),
    route("login/code", "routes/account/login-code.tsx"),
    route("signup", "routes/account/signup.tsx"),
    route("forgot-password", "routes/account/forgot-password.tsx"),
    route("reset-password", "routes/account/reset-password.tsx"),
    route("verify-email", "routes/account/verify-email.tsx"),
    route("pending", "routes/account/pending.tsx"),
    route("goodbye", "routes/site/goodbye.tsx"),
    route("api/docs", "routes/site/api-docs.tsx"),
    ...gallery,
    ...standIns,
    route("*", "routes/site/not-found.tsx"),
  ]),
  route("sitemap.xml", "routes/resources/sitemap-xml.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("manifest.webmanifest", "routes/resources/manifest.ts"),
  route("login/with/:provider", "routes/account/login-with.ts"),
  route("logout", "routes/account/logout.ts"),
  route("bookings/contact", "routes/resources/booking-contact.ts"),
  // For guests too, whose hearts the browser keeps.
  route("wishlist", "routes/account/wishlist.tsx"),
  // A signed-in person's own pages.
  layout("routes/account/layout.tsx", [
    route("dashboard", "routes/account/dashboard.tsx"),
    route("profile/security", "routes/account/security.tsx"),
    route("bookings", "routes/account/bookings.tsx"),
    route("bookings/:bookingId", "routes/account/booking.tsx"),
    route("bookings/:bookingId/voucher", "routes/account/voucher.tsx"),
    route("bookings/:bookingId/review", "routes/account/review.tsx"),
    route("profile", "routes/account/profile.tsx"),
    route("profile/avatar", "routes/account/profile-avatar.tsx"),
    route("profile/data", "routes/account/profile-data.tsx"),
    route("profile/data.json", "routes/account/profile-data-json.ts"),
  ]),
  route("admin/users.csv", "routes/admin/users-csv.ts"),
  route("admin/operators.csv", "routes/admin/operators-csv.ts"),
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/bookings.tsx", { id: "admin-home" }),
    route("dashboard", "routes/admin/bookings.tsx", { id: "admin-dashboard" }),
    route("bookings", "routes/admin/bookings.tsx", { id: "admin-bookings" }),
    route("users", "routes/admin/users.tsx"),
    route("users/:userId", "routes/admin/user.tsx"),
    route("operators", "routes/admin/operators.tsx"),
    route("operators/:slug", "routes/admin/operator.tsx"),
    route("reviews", "routes/admin/reviews.tsx"),
    route("analytics", "routes/admin/analytics.tsx"),
  ]),
  route("operator", "routes/operator/layout.tsx", [
    index("routes/operator/overview.tsx", { id: "operator-home" }),
    route("dashboard", "routes/operator/overview.tsx", { id: "operator-dashboard" }),
    route("tours", "routes/operator/tours.tsx"),
    route("bookings", "routes/operator/bookings.tsx"),
    route("earnings", "routes/operator/earnings.tsx"),
    route("reviews", "routes/operator/reviews.tsx"),
    route("profile", "routes/operator/profile.tsx"),
  ]),
] satisfies RouteConfig;
