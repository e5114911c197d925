import { Star } from "lucide";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { reviewEditDays, reviewTextLength, reviewTitleLength, starChoices } from "~/domain/reviews/review";
import { useForm } from "~/platform/forms/use-form";
import type { FormAnswer, FormValues } from "~/platform/forms/form-answer";
import { Icon } from "~/ui/icon";
import { CountedField } from "./counted-field";
import { reviewWritingMessages } from "./writing/messages";

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
  const m = reviewWritingMessages().form;
  return (
    <AnsweredForm
      form={form}
      id={startOfForm}
      preventScrollReset
      aria-labelledby="review-title"
      className="grid scroll-mt-24 gap-6 rounded-card border border-line bg-card p-5 card-shadow sm:p-8"
    >
      <h2 id="review-title" className="text-2xl">
        {intent === "write" ? m.howWasIt : m.change}
      </h2>
      {form.refused && <Refusal {...form.refused} />}
      <StarChoice id="rating" chosen={form.value("rating")} error={form.error("rating")} />
      <CountedField
        id="title"
        {...form.field("title")}
        label={m.title}
        hint={m.titleHint}
        length={reviewTitleLength}
      />
      <CountedField
        id="text"
        {...form.field("text")}
        label={m.text}
        hint={m.textHint}
        length={reviewTextLength}
        rows={8}
      />
      <div className="border-t border-line pt-5">
        <p className="max-w-[60ch] text-muted">
          {intent === "write" ? m.publishes(signedAs, reviewEditDays) : m.changes}
        </p>
        <SubmitButton form={form} busy={m.sending} className="mt-4">
          {intent === "write" ? m.publish : m.save}
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
      {invalid.length > 0 && <p>{reviewWritingMessages().form.stillHere}</p>}
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

/**
 * Star rating as radio buttons. CSS fills the stars up to the chosen one, so it works without JavaScript. The transparent
 * radio buttons overlay the stars, for touch, keyboard and screen readers.
 */
function StarChoice({
  id,
  chosen,
  error,
}: {
  id: string;
  /** Initial value, "" for none. */
  chosen: string;
  error: string | undefined;
}) {
  const m = reviewWritingMessages().form;
  return (
    <fieldset
      id={id}
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="font-semibold">{m.rating}</legend>
      <div className="star-choice mt-1 flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex">
          {starChoices.map((stars) => (
            <label
              key={stars}
              className="relative rounded-control p-1.5 text-control has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-peacock no-has:focus-within:outline-3 no-has:focus-within:outline-peacock has-[~label_:checked]:text-ink has-checked:[&_svg]:fill-marigold has-[~label_:checked]:[&_svg]:fill-marigold"
            >
              <input
                type="radio"
                name="rating"
                value={stars}
                defaultChecked={chosen === String(stars)}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon icon={Star} className="size-8 fill-transparent stroke-[1.5] peer-checked:fill-marigold" />
              <span className="sr-only">{m.star(stars, m.stars[stars])}</span>
            </label>
          ))}
        </div>
        {/* Hidden: each radio button has this label. */}
        <p aria-hidden className="font-semibold">
          <span className="hidden [.star-choice:has([value='1']:checked)_&]:inline">{m.stars[1]}</span>
          <span className="hidden [.star-choice:has([value='2']:checked)_&]:inline">{m.stars[2]}</span>
          <span className="hidden [.star-choice:has([value='3']:checked)_&]:inline">{m.stars[3]}</span>
          <span className="hidden [.star-choice:has([value='4']:checked)_&]:inline">{m.stars[4]}</span>
          <span className="hidden [.star-choice:has([value='5']:checked)_&]:inline">{m.stars[5]}</span>
        </p>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
