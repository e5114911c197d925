/** Reads a file of public/document-fonts (scripts/document-fonts.ts). @throws if it is missing */
export type ReadFont = (file: string) => Promise<Response>;

/** Reads fonts from the static files, so that the Worker's script holds none. */
export function createFontReader(assets: Fetcher): ReadFont {
  return async (file) => {
    // The binding looks at the path alone.
    const response = await assets.fetch(`https://assets.invalid/document-fonts/${file}`);
    if (!response.ok) throw new Error(`the font file ${file} is missing: ${response.status}`);
    return response;
  };
}
