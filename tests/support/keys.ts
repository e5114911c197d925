import { env } from "cloudflare:workers";
import { createKeys } from "../../worker/keys/keys";

export const keys = createKeys(env);
