import { z } from "zod";
import { estimateStrength } from "./estimate-strength";

const questionSchema = z.object({ id: z.int(), password: z.string(), personal: z.array(z.string()) });

// Apart from the page: a long password may take a while, and the page must not wait for it.
addEventListener("message", (event) => {
  const { id, password, personal } = questionSchema.parse(event.data);
  postMessage({ id, length: Array.from(password).length, ...estimateStrength(password, personal) });
});
