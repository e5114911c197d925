import { describeCrawl } from "./support/describe-crawl";

describeCrawl("pending.admin", { area: /^\/(?:pending|profile)/, forms: 5, sentEmpty: 2 });
