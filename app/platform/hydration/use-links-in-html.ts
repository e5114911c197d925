import { useNavigate } from "react-router";
import { splitPath } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

/** Returns the click handler of an element whose HTML is not React's: links to our pages load no new document. */
export function useLinksInHtml() {
  const navigate = useNavigate();
  return (event: React.MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
    const href = link?.getAttribute("href");
    if (href === null || href === undefined) return;
    const { language, path } = splitPath(href);
    // A page in another language has code of its own.
    if (language !== currentLanguage()) return;
    event.preventDefault();
    void navigate(path);
  };
}
