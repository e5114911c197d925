// npm run dev: the development server with hot reload, on the local data of npm start.
import { runCrons } from "./lib/cron.mjs";
import { endWithParent, spawnChild } from "./lib/process.mjs";
import { choosePort } from "./lib/serve.mjs";
import { drawAssets, install, prepareDatabase, writeLocalSecrets } from "./lib/set-up.mjs";

endWithParent();
const port = await choosePort(process.env.PORT ?? "5173");
await install();
writeLocalSecrets();
await drawAssets();
await prepareDatabase();
const child = spawnChild("react-router", ["dev", "--port", String(port), "--strictPort"], {
  stdio: "inherit",
});
child.once("exit", runCrons(`http://localhost:${port}/cdn-cgi/handler/scheduled`));
child.on("exit", (code) => process.exit(code ?? 0));
