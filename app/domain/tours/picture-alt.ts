import { langOfText } from "~/domain/language/language";

/** Describes a tour's drawing; in English alone where what it shows is in English only, so that the whole has one `lang`. */
export function pictureAlt({ place, motif }: { place: string; motif: string }): string {
  return langOfText(motif) === undefined ? `${place}: ${motif}` : motif;
}
