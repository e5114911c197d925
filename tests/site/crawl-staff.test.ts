import { describeCrawl } from "./support/describe-crawl";

describeCrawl("staff", { area: /^\/operator\/(?:bookings|departures)$/, forms: 20, sentEmpty: 5 });
