// npm run dev: the development server with hot reload, on the local data of npm start. With `-- --pseudo`, Hindi pages show the English texts
// with accents and longer (app/domain/language/messages.ts).
import { endWithParent, spawnChild } from "./lib/process.mjs";
import { choosePort, runCrons } from "./lib/serve.ts";
import { drawAssets, prepareDatabase } from "./lib/set-up.ts";

endWithParent();
const port = await choosePort(process.env.PORT ?? "5173");
await Promise.all([drawAssets(), prepareDatabase()]);
const child = spawnChild("react-router", ["dev", "--port", String(port), "--strictPort"], {
  env: { PSEUDO_LANGUAGE: process.argv.includes("--pseudo") ? "on" : "" },
  stdio: "inherit",
});
child.once("exit", runCrons(`http://localhost:${port}/cdn-cgi/handler/scheduled`));
child.on("exit", (code) => process.exit(code ?? 0));
