import { currentLanguage } from "~/domain/language/language";

/** Renderings to remember of each part, newest last. */
const maxRemembered = 30;

/**
 * Wraps the rendering of a part that depends on nothing but its data and the language, so that the same data are rendered once in an isolate.
 * @param render must read neither a clock nor a context
 */
export function rememberHtml<Data, Html>(render: (data: Data) => Html): (data: Data) => Html {
  const known = new Map<string, Html>();
  return (data) => {
    const key = currentLanguage() + JSON.stringify(data);
    const html = known.get(key) ?? render(data);
    known.delete(key);
    known.set(key, html);
    const [oldest] = known.keys();
    if (known.size > maxRemembered && oldest !== undefined) known.delete(oldest);
    return html;
  };
}
