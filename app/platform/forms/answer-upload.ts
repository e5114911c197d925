import { rejectedFile } from "~/domain/errors";
import { answerAction, type FormOutcome } from "./answer-form";
import { readUpload } from "./read-upload";

interface Upload {
  /** Max size of the posted form. */
  maxBytes: number;
  /** Name of the file's field. */
  field: string;
  /** Messages for rejected files. */
  texts: { too_large: string };
}

/** Handles a posted form with a file, which its use case parses. */
export async function answerUpload<Result = null>(
  request: Request,
  { maxBytes, field, texts }: Upload,
  save: (form: FormData) => Promise<FormOutcome<Result>>,
) {
  const form = await readUpload(request, maxBytes);
  return answerAction<Result>(form ?? new FormData(), async () => {
    if (!form) throw rejectedFile(field, "too_large", texts);
    return save(form);
  });
}
