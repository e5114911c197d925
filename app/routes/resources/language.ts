import { data, redirect } from "react-router";
import type { Route } from "./+types/language";
import { servicesContext, viewerContext } from "~/context";
import { sameOriginPath } from "~/domain/accounts/account";
import { languageCookie, pathIn, splitPath } from "~/domain/language/addresses";
import { languageCodes } from "~/domain/language/language";

const oneYear = 31_536_000;

/**
 * Stores the language that someone chose, for a signed-in traveler's mails, too, and leads to the page in it. The address of a page alone
 * decides its language.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = languageCodes.find((code) => code === params.language);
  if (language === undefined) throw data(null, { status: 404 });
  const viewer = context.get(viewerContext);
  if (viewer?.role === "user") await context.get(servicesContext).storeLanguage(viewer, language);
  const page = splitPath(sameOriginPath(url.searchParams.get("page")) ?? "/").path;
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return redirect(pathIn(language, page), {
    status: 303,
    headers: {
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
      "Set-Cookie": `${languageCookie}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`,
    },
  });
}
