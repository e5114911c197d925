import { env } from "cloudflare:workers";
import { createKeys } from "../../worker/platform/keys/keys";

export const keys = createKeys(env);
