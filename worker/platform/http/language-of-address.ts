import type { MiddlewareHandler } from "hono";
import { isEnglishOnly, splitPath } from "~/domain/language/addresses";
import { defaultLanguage, languageCodes } from "~/domain/language/language";
import { inLanguage } from "../language";
import type { ApiEnv } from "./api";

/**
 * Does the work of a request in the language of its address, which alone decides a page's; that of an API's messages is asked for, since one
 * address serves the pages of all. What exists in English only redirects there.
 */
export const languageOfAddress: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { language, path } = splitPath(c.req.path);
  if (language !== defaultLanguage && isEnglishOnly(path))
    return c.redirect(path + new URL(c.req.url).search, 307);
  const isApi = path.startsWith("/api/");
  c.set("language", isApi ? languageAskedFor(c.req.header("Accept-Language")) : language);
  return inLanguage(c.var.language, next);
};

/** Returns the language that our pages ask for (app/platform/api/call-api.ts): the first that is named. */
function languageAskedFor(header: string | undefined) {
  return languageCodes.find((code) => header?.startsWith(code)) ?? defaultLanguage;
}
