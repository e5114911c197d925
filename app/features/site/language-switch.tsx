import { useLocation } from "react-router";
import { choicePath, isEnglishOnly } from "~/domain/language/addresses";
import { currentLanguage, languages } from "~/domain/language/language";
import { cn } from "~/ui/cn";
import { siteMessages } from "./messages";

/** Link to the same page in the other language, as a new document: each language has code of its own. */
export function LanguageSwitch({ lead, className }: { lead?: string; className?: string }) {
  const { pathname, search } = useLocation();
  const other = currentLanguage() === "en" ? "hi" : "en";
  if (isEnglishOnly(pathname)) return null;
  return (
    <a href={choicePath(other, pathname + search)} className={className}>
      {lead !== undefined && <span>{`${lead} `}</span>}
      <span lang={other} className={cn(other === "hi" && "name-of-hindi")}>
        {languages[other].name}
      </span>
    </a>
  );
}

/**
 * Offers Hindi on English pages to those whose browser prefers it. An inline script shows it before the page is painted, and hides it for good
 * (app/platform/hydration/react-router-document.ts).
 */
export function LanguageOffer() {
  const m = siteMessages();
  const { pathname } = useLocation();
  if (currentLanguage() !== "en" || isEnglishOnly(pathname)) return null;
  return (
    <section aria-label={m.language} className="language-offer">
      <LanguageSwitch lead={m.offer} className="font-semibold text-peacock underline underline-offset-4" />
      <button type="button" className="underline underline-offset-4">
        {m.noThanks}
      </button>
    </section>
  );
}
