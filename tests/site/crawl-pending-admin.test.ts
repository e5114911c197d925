import { describeCrawl } from "./support/describe-crawl";

describeCrawl("pending.admin", { area: /^\/pending/, forms: 1, sentEmpty: 0 });
