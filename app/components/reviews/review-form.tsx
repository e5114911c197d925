import { AnsweredForm, SubmitButton } from "~/components/ui/answered-form";
import { reviewEditDays, reviewTextLength, reviewTitleLength } from "~/domain/reviews/review";
import { useForm } from "~/hooks/use-form";
import type { FormAnswer, FormValues } from "~/lib/forms/form-answer";
import { CountedField } from "./counted-field";
import { StarChoice } from "./star-choice";

/** Fragment the browser jumps to after a rejected submit. */
const startOfForm = "review";

const fields = ["rating", "title", "text"] as const;

/** Stars, title and text. Errors are shown beside their fields, and the first invalid field gets the focus. */
export function ReviewForm({
  intent,
  saved,
  signedAs,
}: {
  intent: "write" | "edit";
  saved: FormValues;
  signedAs: string;
}) {
  // Without scripts, the browser moves the focus to the fragment.
  const form = useForm({ intent }, { saved, action: `#${startOfForm}` });
  return (
    <AnsweredForm
      form={form}
      id={startOfForm}
      preventScrollReset
      aria-labelledby="review-title"
      className="grid scroll-mt-24 gap-6 rounded-card border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <h2 id="review-title" className="text-2xl">
        {intent === "write" ? "How was it?" : "Change your review"}
      </h2>
      {form.refused && <Refusal {...form.refused} />}
      <StarChoice id="rating" chosen={form.value("rating")} error={form.error("rating")} />
      <CountedField
        id="title"
        {...form.field("title")}
        label="Title"
        hint="A one-line summary."
        length={reviewTitleLength}
      />
      <CountedField
        id="text"
        {...form.field("text")}
        label="Your review"
        hint="What was good, what wasn't, and who it suits. In any language. Please don't name people without their consent."
        length={reviewTextLength}
        rows={8}
      />
      <div className="border-t border-line pt-5">
        <p className="max-w-[60ch] text-muted">
          {intent === "write"
            ? `Published right away as “${signedAs}” with “Verified booking”. You can change it for ${reviewEditDays} days.`
            : "The change appears on the tour's page right away."}
        </p>
        <SubmitButton form={form} busy="Sending …" className="mt-4">
          {intent === "write" ? "Publish review" : "Save changes"}
        </SubmitButton>
      </div>
    </AnsweredForm>
  );
}

/** Error summary with links to the fields. */
function Refusal({ message, errors }: Pick<FormAnswer, "message" | "errors">) {
  const invalid = fields.filter((field) => errors[field]);
  return (
    <div
      role="alert"
      data-invalid={invalid.length === 0 || undefined}
      tabIndex={-1}
      className="rounded-control border-l-4 border-danger bg-danger-subtle p-4 outline-none"
    >
      <p className="font-semibold text-danger">{message}</p>
      {invalid.length > 0 && <p>Everything you typed is still here.</p>}
      <ul className="mt-2 grid gap-1 empty:hidden">
        {invalid.map((field) => (
          <li key={field}>
            <a href={`#${field}`} className="inline-block py-0.5 underline underline-offset-4">
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
