import { useEffect, useRef } from "react";
import type { FetcherFormProps } from "react-router";
import type { FormState } from "~/platform/forms/use-form";
import type { FormValues } from "~/platform/forms/form-answer";
import { cn } from "./cn";
import { Button } from "./button";
import { uiMessages } from "./messages";

/**
 * Form with the state of `useForm`. A refusal focuses the first invalid field, a success shows the stored values. It
 * blocks a second submit while one is pending.
 * @param isReset true if a success empties the fields
 */
export function AnsweredForm({
  form: { fetcher, identity, saved, action, isBusy, answer, refused },
  isReset = false,
  onSubmit,
  children,
  ...props
}: { form: FormState<unknown>; isReset?: boolean } & Omit<FetcherFormProps, "action" | "method" | "ref">) {
  const form = useRef<HTMLFormElement>(null);
  const settled = isBusy ? null : answer;
  const stored = useRef(saved);
  useEffect(() => {
    stored.current = saved;
  });
  useEffect(() => {
    if (!settled?.isDone || !form.current) return;
    if (isReset) form.current.reset();
    else showStored(form.current, stored.current);
  }, [settled, isReset]);
  // With the error itself: once the page has reloaded its data, the person may be typing elsewhere.
  const led = useRef<unknown>(null);
  useEffect(() => {
    if (!answer || answer.isDone || led.current === answer || !form.current) return;
    if (focusInvalid(form.current)) led.current = answer;
  });
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      {...(action !== undefined && { action })}
      onSubmit={(event) => {
        // After a refusal the page reloads its data, which need not be waited for.
        const isRefused = refused !== null && fetcher.state === "loading";
        if (isBusy && !isRefused) event.preventDefault();
        else onSubmit?.(event);
      }}
      {...props}
    >
      {Object.entries(identity).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </fetcher.Form>
  );
}

/**
 * Focuses the first invalid field; in a group that takes no focus itself the checked or first button.
 * @returns true if there is one
 */
function focusInvalid(form: HTMLFormElement): boolean {
  const invalid = form.querySelector<HTMLElement>("[aria-invalid], [data-invalid]");
  const button = invalid?.querySelector<HTMLElement>(":checked") ?? invalid?.querySelector("input");
  const field = invalid?.hasAttribute("tabindex") ? invalid : (button ?? invalid);
  field?.focus();
  return invalid !== null;
}

/** Shows what was stored, e.g. a phone number in its canonical form. React doesn't change a field that was typed into. */
function showStored(form: HTMLFormElement, saved: FormValues) {
  for (const field of form.elements) {
    const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    if (!isText && !(field instanceof HTMLInputElement && !/checkbox|radio|file|hidden/.test(field.type)))
      continue;
    const value = saved[field.name];
    if (typeof value === "string") field.value = value;
  }
}

/** Submit button. It stays enabled while the form is pending, because a disabled one would lose focus. */
export function SubmitButton({
  form: { isBusy },
  busy,
  children,
  ...props
}: { form: FormState<unknown>; busy?: React.ReactNode } & Omit<React.ComponentProps<typeof Button>, "form">) {
  return (
    <Button type="submit" aria-disabled={isBusy || undefined} {...props}>
      <span key={isBusy && busy !== undefined ? "busy" : "still"} className="contents">
        {isBusy && busy !== undefined ? busy : children}
      </span>
    </Button>
  );
}

/** Success message or error of a form. The status is rendered empty beforehand, without room, so that screen readers announce it. */
export function FormMessage({
  form: { notice, problem },
  className,
}: {
  form: FormState<unknown>;
  className?: string;
}) {
  return (
    <div className={cn("font-semibold not-has-[:not(:empty)]:absolute", className)}>
      <p role="status" className="text-success">
        {notice}
      </p>
      {problem !== null && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Error above the fields of a long form. It takes the focus if no field has an error of its own. */
export function FormProblem<Result>({
  form: { problem, refused },
  review,
}: {
  form: FormState<Result>;
  /** URL that shows the record as someone else changed it. */
  review?: string;
}) {
  if (problem === null) return null;
  const m = uiMessages();
  return (
    <p
      role="alert"
      tabIndex={-1}
      data-invalid={Object.keys(refused?.errors ?? {}).length === 0 || undefined}
      className="rounded-card border border-danger bg-danger-subtle p-3 font-semibold text-danger"
    >
      <span>{problem}</span>
      {refused?.isStale && review !== undefined && (
        <>
          {" "}
          <span>{m.yourChangesAreHere}</span>{" "}
          <a href={review} target="_blank" rel="noreferrer" className="underline underline-offset-4">
            {m.reviewTheirChanges}
          </a>
          <span>{m.thenReload}</span>
        </>
      )}
    </p>
  );
}
