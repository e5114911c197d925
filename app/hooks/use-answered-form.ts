import { useEffect, useRef } from "react";
import type { FetcherWithComponents } from "react-router";

/**
 * The props of a fetcher's form: after a refusal the first mistake has the focus, and while an answer is awaited the form
 * is not sent again. Its button stays enabled, because a disabled one would lose the focus.
 */
export function useAnsweredForm({ data, state }: Pick<FetcherWithComponents<unknown>, "data" | "state">) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = state !== "idle";

  useEffect(() => {
    // While the page is read anew the answer is there, but its mistakes may not be shown yet.
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
