import { z } from "zod";
import { plainLine } from "~/domain/typed-input/characters";

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

/** Attribution of a picture that is not the operator's own: CC BY requires author, license and source. */
export const pictureAttributionSchema = z
  .object({
    credit: z
      .string()
      .overwrite(plainLine)
      .min(2, "Please name the photographer.")
      .max(120, "Please keep it to 120 characters.")
      .meta({ description: "Photographer, as the source asks to be named" }),
    licence: z.enum(pictureLicences, "Please choose the license."),
    source: z
      .string()
      .overwrite(plainLine)
      .max(500, "Please keep it to 500 characters.")
      .pipe(z.url({ protocol: /^https$/, error: "Please enter a URL that begins with https://." }))
      .meta({ description: "Page where the picture was found" }),
  })
  .meta({ id: "PictureAttribution", description: "Author, open license and source of a picture by others" });
export type PictureAttribution = z.output<typeof pictureAttributionSchema>;
