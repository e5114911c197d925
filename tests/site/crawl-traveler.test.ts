import { describeCrawl } from "./support/describe-crawl";

describeCrawl("traveler", {
  area: /^\/(?:profile|bookings|dashboard|goodbye|wishlist)/,
  forms: 65,
  sentEmpty: 25,
});
