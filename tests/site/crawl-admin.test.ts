import { describeCrawl } from "./support/describe-crawl";

describeCrawl("admin", { area: /^\/admin/, forms: 100, sentEmpty: 25 });
