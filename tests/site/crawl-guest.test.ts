import { describeCrawl } from "./support/describe-crawl";

describeCrawl("guest", {
  area: /^\/(?!admin|operator|office|profile|bookings|dashboard|pending|login\/again|goodbye|wishlist\/shared)/,
  forms: 35,
  sentEmpty: 15,
});
