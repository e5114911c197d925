import { env } from "cloudflare:workers";
import { createKeys } from "../../worker/keys/keys";

/** The keys of the Worker under test. */
export const keys = createKeys(env);
