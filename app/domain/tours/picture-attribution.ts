import { z } from "zod";
import { plainLine } from "~/domain/typed-input/characters";
import { pictureLicences } from "./picture-licence";

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
