// npm start: everything from a fresh clone to a served site. Runs on the system's Node.js; child processes use ours.
import { buildDemo, install, prepareDatabase } from "./lib/set-up.mjs";
import { endWithParent } from "./lib/process.mjs";
import { choosePort, serve } from "./lib/serve.mjs";

endWithParent();
console.log("Tour Bharat\n");
const port = await choosePort();
await install();
await buildDemo();
await prepareDatabase();
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
