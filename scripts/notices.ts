// npm run notices: writes the licenses of the packages whose code the Worker or the browser's files contain to public/third-party-notices.txt.
import { writeNotices } from "./lib/packages.ts";
import { step } from "./lib/process.mjs";
import { buildDemo } from "./lib/set-up.ts";

await buildDemo();
await step("Third-party notices", writeNotices);
