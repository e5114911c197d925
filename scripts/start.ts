// npm start: prepares and serves the site.
import { endWithParent } from "./lib/process.mjs";
import { choosePort, runCrons } from "./lib/serve.ts";
import { prepareDemo } from "./lib/set-up.ts";
import { startWorkerd } from "./lib/workerd.mjs";

endWithParent();
const port = await choosePort();
await prepareDemo();
const { address } = await startWorkerd(".wrangler/state", port, {
  onLog: ({ level, message }) => void (level === "error" && console.error(message)),
});
runCrons(`${address}/cdn-cgi/local/scheduled`);

console.log(`
Ready: ${address}

Demo accounts, password Bharat-Tours-2026
  traveler@tourbharat.example   traveler
  operator@tourbharat.example   tour operator
  admin@tourbharat.example      administrator, dashboard at ${address}/admin

The mail it sends can be read at ${address}/dev/outbox

Stop with Ctrl+C. npm run reset gives fresh data.`);
