import { useNavigate } from "react-router";

/** Returns the click handler of an element whose HTML is not React's: links to our pages load no new document. */
export function useLinksInHtml() {
  const navigate = useNavigate();
  return (event: React.MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
    const path = link?.getAttribute("href");
    if (path === null || path === undefined) return;
    event.preventDefault();
    void navigate(path);
  };
}
