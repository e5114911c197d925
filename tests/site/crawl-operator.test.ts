import { describeCrawl } from "./support/describe-crawl";

describeCrawl("operator", { area: /^\/operator/, forms: 80, sentEmpty: 25 });
