import { maxDraftBytes } from "~/domain/tour-drafts/tour-draft";

/** Limit of a whole tour's form. URL encoding triples the size of a non-ASCII byte. */
export const tourUpload = {
  maxBytes: 3 * maxDraftBytes,
  field: "title",
  texts: { too_large: "The tour's texts are too long in total. Please shorten some of them." },
};
