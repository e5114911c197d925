// npm start: prepares and serves the site.
import { endWithParent } from "./lib/process.mjs";
import { choosePort, serve } from "./lib/serve.ts";
import { prepareDemo } from "./lib/set-up.ts";

endWithParent();
const port = await choosePort();
await prepareDemo();
const { address, child } = await serve(port);

console.log(`
Ready: ${address}

Demo accounts, password Bharat-Tours-2026
  traveler@tourbharat.example   traveler
  operator@tourbharat.example   tour operator
  admin@tourbharat.example      administrator, dashboard at ${address}/admin

The mail it sends can be read at ${address}/dev/outbox

Stop with Ctrl+C. npm run reset gives fresh data.`);

child.on("exit", (code) => process.exit(code ?? 0));
