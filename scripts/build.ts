// npm run build: everything npm start does except serving. `npx wrangler dev` then has a demo build and its data.
import { prepareDemo } from "./lib/set-up.ts";

await prepareDemo();
