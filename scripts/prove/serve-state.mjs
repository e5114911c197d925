// Serves the built Worker on a state until it is killed; mail goes through a binding. Prints its address once it is ready.
// usage: serve-state.mjs STATE PORT
import path from "node:path";
import { root } from "../lib/process.mjs";
import { startWorkerd } from "../lib/workerd.mjs";

const [state, port] = process.argv.slice(2, 4);
const { address } = await startWorkerd(state, Number(port), {
  entry: path.join(root, "scripts/prove/killed-worker.mjs"),
  // Refused calls are logged by design.
  onLog: ({ level, message }) => process.env.PROVE_VERBOSE && level === "error" && console.error(message),
});
console.log(address);
// Ends with the proof, whatever ended that.
process.stdin.on("close", () => process.kill(-process.pid, "SIGKILL")).resume();
