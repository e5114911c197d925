import { createContext, useContext, useMemo, useState } from "react";
import { trustedHtml } from "~/platform/policy/trusted-types";

/** HTML of the document's parts, by element id. Only the server has it. */
export const DocumentHtml = createContext<Readonly<Record<string, string>>>({});

/**
 * Trusted HTML that only the server renders. It stays as it was when the element appeared, so that a reload of the data
 * closes nothing that was opened in it; other HTML needs another key.
 */
export function ServerHtml({
  id,
  html,
  ...props
}: {
  id: string;
  /** From `sendOnce`; undefined in a document. */
  html: string | undefined;
} & Omit<React.ComponentProps<"div">, "id" | "children">) {
  const inDocument = useContext(DocumentHtml)[id];
  const [shown] = useState(() => html ?? inDocument ?? htmlInPage(id));
  return <TrustedHtml id={id} {...props} html={shown} />;
}

/** HTML that our server or our build wrote. */
export function TrustedHtml({
  html,
  ...props
}: { html: string } & Omit<React.ComponentProps<"div">, "children">) {
  const trusted = useMemo(() => trustedHtml(html), [html]);
  return <div {...props} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

function htmlInPage(id: string): string {
  return typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? "");
}
