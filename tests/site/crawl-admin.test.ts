import { describeCrawl } from "./support/describe-crawl";

describeCrawl("admin", { area: /^\/admin/, forms: 125, sentEmpty: 25 });
