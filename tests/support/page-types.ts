/**
 * One URL for every kind of page, in groups of similar test duration. tests/unit/page-types.test.ts checks that each page of
 * app/routes.ts has one.
 */
export const pageTypes = {
  "the first pages": [
    "/",
    "/about",
    "/contact",
    "/newsletter",
    "/bookings/lookup",
    "/wishlist",
    "/goodbye",
    "/api/docs",
  ],
  "the way in": [
    "/login",
    "/login/code",
    "/login/phone",
    "/signup",
    "/forgot-password",
    "/reset-password?token=none",
    "/verify-email",
  ],
  destinations: [
    "/destinations",
    "/destinations/kerala",
    "/destinations/region/west-india",
    "/destinations/jaipur",
    "/destinations/from-bangalore/ooty",
  ],
  tours: [
    "/tours?region=south",
    "/tours?q=munar",
    "/tours?region=south&view=map",
    "/compare?tours=munnar,ooty,goa",
    "/tours/beach",
    "/tours/duration/weekend",
    "/tours/golden-triangle-classic",
    "/book/manali",
    "/reviews/rajasthan-royal-cities",
    "/operators/doab-heritage",
    "/waiting-list/manali",
  ],
  "lists by taste": [
    "/experiences",
    "/experiences/outdoor",
    "/experiences/interest/family",
    "/category/heritage-tours",
    "/category/space-travel",
  ],
  "written pages": [
    "/blog",
    "/blog/travelling-in-the-monsoon",
    "/privacy",
    "/terms",
    "/licences",
    "/sitemap",
  ],
  "pages that do not exist": [
    "/no/such/page",
    "/destinations/north-india/nowhere",
    "/tours/nowhere",
    "/blog/nothing",
  ],
} as const;
