import type { RouterContextProvider } from "react-router";
import { documentHtmlContext } from "~/context";

/**
 * Returns HTML for a loader's data, by the id of its `ServerHtml`. A document holds it already, so its hydration data stay
 * empty and the browser reads the HTML from the page.
 */
export function sendOnce<Id extends string>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  html: Readonly<Record<Id, string>>,
): Partial<Record<Id, string>> {
  if (new URL(request.url).pathname.endsWith(".data")) return html;
  context.set(documentHtmlContext, { ...context.get(documentHtmlContext), ...html });
  return {};
}
