/** Hashes by the text of a script: a page's scripts differ only by its route, its data are in a data block. */
const known = new Map<string, string>();
const maxKnown = 500;

/** Types of elements that are not executed. */
const dataBlock = /\stype="[^"]*\bjson"/;

/**
 * Allows the scripts that the server wrote itself, and no other script of the page: they carry a nonce that was made for this rendering,
 * so that HTML from elsewhere cannot contain it. Their hashes allow them in place of the nonce, so that the page can be cached.
 * @returns the page without the nonce, and source expressions for `script-src`
 */
export async function allowOwnScripts(
  html: string,
  nonce: string,
): Promise<{ html: string; hashes: string[] }> {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (const [, attributes, text] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
    if (attributes?.includes(attribute) && !dataBlock.test(attributes)) scripts.add(text ?? "");
  const hashes = await Promise.all(Array.from(scripts, sourceHashOf));
  return { html: html.replaceAll(attribute, ""), hashes };
}

/** Returns the source expression that allows an inline script or style by its text. */
export async function sourceHashOf(script: string): Promise<string> {
  const before = known.get(script);
  if (before !== undefined) return before;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  const hash = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  if (known.size >= maxKnown) known.clear();
  known.set(script, hash);
  return hash;
}
