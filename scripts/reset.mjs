// npm run reset: removes the local data. The next start creates it again.
import { rmSync } from "node:fs";
import path from "node:path";
import { root } from "./lib/process.mjs";

rmSync(path.join(root, ".wrangler/state"), { recursive: true, force: true });
console.log("Local data removed. npm start creates it again.");
