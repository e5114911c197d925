// npm run dev: the development server with hot reload, on the local data of npm start.
import { spawn } from "node:child_process";
import { runCrons } from "./lib/cron.mjs";
import { environment, root } from "./lib/process.mjs";
import { choosePort } from "./lib/serve.mjs";
import { drawAssets, install, prepareDatabase, writeLocalSecrets } from "./lib/set-up.mjs";

const port = await choosePort(process.env.PORT ?? "5173");
await install();
writeLocalSecrets();
await drawAssets();
await prepareDatabase();
const child = spawn("react-router", ["dev", "--port", String(port), "--strictPort"], {
  cwd: root,
  env: environment,
  stdio: "inherit",
});
child.once("exit", runCrons(`http://localhost:${port}/cdn-cgi/handler/scheduled`));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
