// Serves the built Worker on a state until it is killed. Prints its address once it is ready. usage: serve-state.ts STATE PORT [ENTRY]
import { startWorkerd } from "../lib/workerd.mjs";

const [state = "", port, entry] = process.argv.slice(2);
const { address } = await startWorkerd(state, Number(port), {
  ...(entry !== undefined && { entry }),
  // Refused calls are logged by design.
  onLog: ({ level, message }) => process.env.PROVE_VERBOSE && level === "error" && console.error(message),
});
console.log(address);
// Ends with the proof, whatever ended that.
process.stdin.on("close", () => process.kill(-process.pid, "SIGKILL")).resume();
