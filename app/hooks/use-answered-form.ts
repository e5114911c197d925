import { useEffect, useRef } from "react";
import type { FetcherWithComponents } from "react-router";

/**
 * Returns props for a fetcher's form: focuses the first invalid field after a rejection, and blocks a second submit
 * while one is pending. The button stays enabled, because a disabled one would lose focus.
 */
export function useAnsweredForm({ data, state }: Pick<FetcherWithComponents<unknown>, "data" | "state">) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = state !== "idle";

  useEffect(() => {
    // During revalidation the result is available, but its errors may not be rendered yet.
    if (data !== undefined && !isBusy) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [data, isBusy]);

  return {
    isBusy,
    formProps: {
      ref: form,
      method: "post",
      noValidate: true,
      onSubmit: (event: React.FormEvent) => {
        if (isBusy) event.preventDefault();
      },
    } as const,
  };
}
