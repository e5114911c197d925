import { AppError } from "~/domain/errors";
import type { ErrorCode } from "~/domain/errors";
import { answerAction } from "./answer-form";
import type { FormOutcome } from "./answer-form";
import { readUpload } from "./read-upload";

interface Upload<Reason extends string> {
  /** Max size of the posted form. */
  maxBytes: number;
  /** Name of the file's field. */
  field: string;
  refusals: Readonly<Record<Reason | "too_large", string>>;
}

const codes: Partial<Record<string, ErrorCode>> = {
  too_large: "too_large",
  too_often: "too_many_requests",
};

/** Handles a posted form with a file: a refused file is an error of its field. */
export async function answerUpload<Reason extends string>(
  request: Request,
  { maxBytes, field, refusals }: Upload<Reason>,
  save: (form: FormData) => Promise<FormOutcome<null> | { reason: Reason }>,
) {
  const form = await readUpload(request, maxBytes);
  return answerAction(form ?? new FormData(), async () => {
    const outcome = form ? await save(form) : ({ reason: "too_large" } as const);
    if (typeof outcome !== "object" || !("reason" in outcome)) return outcome;
    const text = refusals[outcome.reason];
    throw new AppError(codes[outcome.reason] ?? "invalid", text, { errors: { [field]: [text] } });
  });
}
