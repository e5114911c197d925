/** Open licenses under which pictures by others are shown. */
export const pictureLicences = [
  "CC BY 4.0",
  "CC BY 3.0",
  "CC BY 2.5",
  "CC BY 2.0",
  "CC BY-SA 4.0",
  "CC BY-SA 3.0",
  "CC BY-SA 2.5",
  "CC BY-SA 2.0",
  "CC0 1.0",
  "Public domain",
] as const;
export type PictureLicence = (typeof pictureLicences)[number];

/** Returns the address of a license's text. */
export function licenceText(licence: PictureLicence): string {
  const site = "https://creativecommons.org";
  if (licence === "Public domain") return `${site}/publicdomain/mark/1.0/`;
  const [, kind = "", version = ""] = licence.split(/^CC ?(.*) /);
  return kind === "0"
    ? `${site}/publicdomain/zero/${version}/`
    : `${site}/licenses/${kind.toLowerCase()}/${version}/`;
}
