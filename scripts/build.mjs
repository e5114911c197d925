// npm run build: everything npm start does except serving. `npx wrangler dev` then has a demo build and its data.
import { buildDemo, install, prepareDatabase } from "./lib/set-up.mjs";

await install();
await buildDemo();
await prepareDatabase();
