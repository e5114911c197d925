// npm run check:hindi: words, spelling and use of the Hindi texts. The spelling is checked where hunspell and its Hindi dictionary are
// installed.
import { checkGlossary, checkSpelling } from "./lib/hindi.ts";
import { step } from "./lib/process.mjs";
import { checkUnusedMessages } from "./lib/unused-messages.ts";

await step("Messages", checkUnusedMessages);
await step("Hindi words", checkGlossary);
await step("Hindi spelling", checkSpelling);
