import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import type { FieldErrors } from "~/domain/errors";
import { reviewEditDays, reviewTextLength, reviewTitleLength } from "~/domain/reviews/review";
import type { ReviewField } from "~/domain/reviews/review-form";
import { CountedField } from "./counted-field";
import { StarChoice } from "./star-choice";

/** Fragment the browser jumps to after a rejected submit. */
const startOfForm = "review";

const fields: readonly ReviewField[] = ["rating", "title", "text"];

export interface ReviewFormResult {
  /** Error of the whole form, or null if only fields are invalid. */
  problem: string | null;
  errors: FieldErrors;
  /** Typed values, to fill the form again. */
  values: Record<ReviewField, string>;
}

interface ReviewFormProps {
  intent: "write" | "edit";
  /** Initial values. */
  values: Record<ReviewField, string>;
  result: ReviewFormResult | undefined;
  signedAs: string;
}

/** Stars, title and text. Errors are shown beside their fields, and the first invalid field gets the focus. */
export function ReviewForm({ intent, values, result, signedAs }: ReviewFormProps) {
  const isBusy = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const { errors = {}, problem = null } = result ?? {};
  const shown = result?.values ?? values;

  useEffect(() => {
    if (!result) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const wrong = find("[aria-invalid]") ?? find("[role=alert]");
    // In a radio group, focus the checked button or else the first.
    const button =
      wrong?.querySelector<HTMLElement>(":checked") ?? wrong?.querySelector<HTMLElement>("input");
    (button ?? wrong)?.focus();
  }, [result]);

  return (
    <Form
      ref={form}
      id={startOfForm}
      // Without scripts, the browser moves the focus to the fragment.
      action={`#${startOfForm}`}
      method="post"
      noValidate
      preventScrollReset
      aria-labelledby="review-title"
      className="grid scroll-mt-24 gap-6 rounded-card border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <h2 id="review-title" className="text-2xl">
        {intent === "write" ? "How was it?" : "Change your review"}
      </h2>
      {result && <Refusal problem={problem} errors={errors} />}
      <input type="hidden" name="intent" value={intent} />
      <StarChoice id="rating" chosen={shown.rating} error={errors.rating?.[0]} />
      <CountedField
        id="title"
        name="title"
        label="Title"
        hint="A one-line summary."
        length={reviewTitleLength}
        defaultValue={shown.title}
        error={errors.title?.[0]}
      />
      <CountedField
        id="text"
        name="text"
        label="Your review"
        hint="What was good, what wasn't, and who it suits. In any language. Please don't name people without their consent."
        length={reviewTextLength}
        rows={8}
        defaultValue={shown.text}
        error={errors.text?.[0]}
      />
      <div className="border-t border-line pt-5">
        <p className="max-w-[60ch] text-muted">
          {intent === "write"
            ? `Published right away as “${signedAs}” with “Verified booking”. You can change it for ${reviewEditDays} days.`
            : "The change appears on the tour's page right away."}
        </p>
        <Button type="submit" disabled={isBusy} className="mt-4">
          {isBusy ? "Sending …" : intent === "write" ? "Publish review" : "Save changes"}
        </Button>
      </div>
    </Form>
  );
}

/** Error summary with links to the fields. */
function Refusal({ problem, errors }: Pick<ReviewFormResult, "problem" | "errors">) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      className="rounded-control border-l-4 border-bad bg-bad-ground p-4 outline-none"
    >
      <p className="font-semibold text-bad">{problem ?? "Check the marked fields."}</p>
      {problem === null && <p>Everything you typed is still here.</p>}
      <ul className="mt-2 grid gap-1 empty:hidden">
        {fields
          .filter((field) => errors[field])
          .map((field) => (
            <li key={field}>
              <a href={`#${field}`} className="inline-block py-0.5 underline underline-offset-4">
                {errors[field]?.[0]}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
