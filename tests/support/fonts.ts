import { env } from "cloudflare:workers";
import { createFontReader } from "../../worker/documents/read-font";

export const readFont = createFontReader(env.ASSETS);
