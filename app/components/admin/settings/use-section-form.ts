import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { SettingsResult } from "~/lib/change-settings";

/**
 * The forms of a section that adds and removes: answered in place, emptied once something was added.
 * @param answer what the page was answered with without scripts
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
    /** Of the form that was refused, whose intent this is. */
    refusedFor: (intent: string) =>
      result !== undefined && !result.isDone && result.values?.["intent"] === intent ? result : null,
  };
}
