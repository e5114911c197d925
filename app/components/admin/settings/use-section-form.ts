import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { SettingsResult } from "~/lib/settings/change-settings";

/**
 * Returns the fetcher form of a section that adds and removes entries. Resets the form after an addition.
 * @param answer action result of a submit without JavaScript
 */
export function useSectionForm(section: string, answer: SettingsResult | undefined) {
  const fetcher = useFetcher<SettingsResult>({ key: `settings-${section}` });
  const result = fetcher.data ?? answer;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!fetcher.data) return;
    if (fetcher.data.isDone) form.current?.reset();
    else form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fetcher.data]);
  const isBusy = fetcher.state !== "idle";
  return {
    Form: fetcher.Form,
    form,
    isBusy,
    isDone: result?.isDone ?? true,
    message: isBusy ? "" : (result?.message ?? ""),
    /** Returns the result if the form with this intent was rejected. */
    refusedFor: (intent: string) =>
      result !== undefined && !result.isDone && result.values?.["intent"] === intent ? result : null,
  };
}
