import { z } from "zod";
import { estimateStrength } from "./estimate-strength";

const questionSchema = z.object({ id: z.int(), password: z.string(), personal: z.array(z.string()) });

// Runs in a worker: a long password may take a while to check, and the page must not block.
addEventListener("message", (event) => {
  const { id, password, personal } = questionSchema.parse(event.data);
  postMessage({ id, length: Array.from(password).length, ...estimateStrength(password, personal) });
});
