import { describeCrawl } from "./support/describe-crawl";

describeCrawl("pending.operator", { area: /^\/operator$/, forms: 20, sentEmpty: 5 });
