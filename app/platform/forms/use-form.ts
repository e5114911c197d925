import { useEffect, useState } from "react";
import {
  useActionData,
  useFetcher,
  useLocation,
  useNavigation,
  type FetcherWithComponents,
} from "react-router";
import { isCurrent, noteArrival } from "~/platform/pages/answer-life";
import type { FormAnswer, FormValues } from "./form-answer";

/** Hidden fields that distinguish a form from the others of its page, e.g. its intent and the id of its row. */
type FormIdentity = Readonly<Record<string, string>>;

interface FormOptions {
  /** Stored values, shown until they are changed. */
  saved?: FormValues;
  /** Path that the form is posted to; the page's own by default. */
  action?: string;
}

/** State of a form that `answerForm` handles. Render it with `AnsweredForm`. */
export interface FormState<Result = null> {
  fetcher: FetcherWithComponents<FormAnswer<Result>>;
  identity: FormIdentity;
  saved: FormValues;
  action: string | undefined;
  isBusy: boolean;
  answer: FormAnswer<Result> | null;
  /** The answer if it is a refusal. */
  refused: FormAnswer<Result> | null;
  /** Success message; null while the form is pending. */
  notice: string | null;
  /** Error of the whole form; null while the form is pending. */
  problem: string | null;
  /** Returns the values of a repeated field: the submitted ones after a refusal, else the stored ones. */
  values: (name: string) => string[];
  value: (name: string) => string;
  error: (name: string) => string | undefined;
  /** Returns the props of a `Field` or `TextField`. */
  field: (name: string) => { name: string; error: string | undefined; defaultValue: string };
  /** Submits without a form element, e.g. after a confirmation. */
  submit: (fields?: Record<string, string>) => void;
  /** Returns the state of one of several forms that share this one, e.g. the forms of a list's rows. */
  of: (more: FormIdentity, saved?: FormValues) => FormState<Result>;
}

/**
 * Returns the state of a form. Its answer stays until a navigation that begins after it; without JavaScript, it comes
 * with the page. Forms with the same identity share their state.
 */
export function useForm<Result = null>(
  identity: FormIdentity = {},
  { saved = {}, action }: FormOptions = {},
): FormState<Result> {
  const { key, pathname } = useLocation();
  const pending = useNavigation().location?.key;
  const path = action?.split(/[?#]/, 1)[0] || pathname;
  // Another key would remount the form and lose what is typed, so it ignores queries that change on hydration.
  const fetcher = useFetcher<FormAnswer<Result>>({ key: JSON.stringify([pathname, path, identity]) });
  const fetched = fetcher.data;
  useEffect(() => {
    if (fetched) noteArrival(fetched, pending ?? key);
  }, [fetched, pending, key]);
  const posted = usePosted(key, useActionData<FormAnswer<Result>>());
  const answer =
    fetched && isCurrent(fetched, [key, pending]) ? fetched : path === pathname ? posted : undefined;
  return formState(fetcher, { identity, saved, action, answer });
}

/** Keeps the answer that came with the page until the next navigation. The router drops it when loaders revalidate. */
function usePosted<Answer>(key: string, latest: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState({ key, answer: latest });
  const answer = latest ?? (last.key === key ? last.answer : undefined);
  if (last.key !== key || last.answer !== answer) setLast({ key, answer });
  return answer;
}

function formState<Result>(
  fetcher: FetcherWithComponents<FormAnswer<Result>>,
  {
    identity,
    saved,
    action,
    answer: last,
  }: Pick<FormState<Result>, "identity" | "saved" | "action"> & { answer: FormAnswer<Result> | undefined },
): FormState<Result> {
  const answer = last && isOf(last, identity) ? last : null;
  const isBusy = fetcher.state !== "idle";
  const refused = answer?.isDone === false ? answer : null;
  const shown = refused?.values ?? saved;

  function values(name: string): string[] {
    return [shown[name] ?? []].flat();
  }
  function value(name: string): string {
    return values(name)[0] ?? "";
  }
  function error(name: string): string | undefined {
    return refused?.errors[name];
  }
  return {
    fetcher,
    identity,
    saved,
    action,
    isBusy,
    answer,
    refused,
    notice: answer?.isDone && !isBusy ? answer.message : null,
    problem: isBusy ? null : (refused?.message ?? null),
    values,
    value,
    error,
    field: (name) => ({ name, error: error(name), defaultValue: value(name) }),
    submit: (fields) =>
      void fetcher.submit({ ...identity, ...fields }, { method: "post", ...(action && { action }) }),
    of: (more, savedToo = saved) =>
      formState(fetcher, { identity: { ...identity, ...more }, saved: savedToo, action, answer: last }),
  };
}

function isOf({ values }: Partial<Pick<FormAnswer, "values">>, identity: FormIdentity): boolean {
  return values !== undefined && Object.entries(identity).every(([name, value]) => values[name] === value);
}
