import { data } from "react-router";
import type { Route } from "./+types/privacy";
import { servicesContext } from "~/context";
import { currentLanguage } from "~/domain/language/language";
import { fillLegalText } from "~/features/blog/fill-legal-text";
import { LegalPage } from "~/features/blog/legal-page";
import { getLegalText, listNoticeLanguages } from "~/features/blog/legal-texts.server";
import { pageMeta } from "~/platform/pages/page-meta";

/** The privacy notice in the language of the page, or in another one: /privacy/ta. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const code = "code" in params ? params.code : undefined;
  const languages = listNoticeLanguages();
  const language = languages.find((each) => each.code === (code ?? currentLanguage()));
  if (language === undefined) throw data(null, { status: 404 });
  const text = getLegalText("privacy", language.code);
  const services = context.get(servicesContext);
  const [values, identity] = await Promise.all([services.getPrivacySettings(), services.getIdentity()]);
  return {
    text: { ...text, html: fillLegalText(text, values, identity) },
    code: language.code,
    languages,
    canonical: new URL(code === undefined ? "/privacy" : language.path, url).href,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ ...loaderData.text, canonical: loaderData.canonical });
}

export default function Privacy({ loaderData: { text, code, languages } }: Route.ComponentProps) {
  return <LegalPage text={text} code={code} languages={languages} />;
}
