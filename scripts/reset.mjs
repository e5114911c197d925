// npm run reset: the next start begins with fresh local data.
import { rmSync } from "node:fs";
import path from "node:path";
import { root } from "./lib/process.mjs";

rmSync(path.join(root, ".wrangler/state"), { recursive: true, force: true });
console.log("Local data removed. npm start makes it anew.");
