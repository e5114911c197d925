import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import type { SettingsName, StoredSettings } from "~/domain/settings/settings";
import type { SettingsResult } from "~/lib/settings/change-settings";
import { typedFrom } from "~/lib/settings/read-settings-form";
import type { TypedSettings } from "~/lib/settings/read-settings-form";
import { SettingsStatus } from "./settings-card";

/** Values and errors for the fields of a settings form. */
export interface GroupFields {
  /** Returns the initial value of a field by its dotted path. */
  typed: (path: string) => string;
  error: (path: string) => string | undefined;
}

/**
 * Form for a group of settings, saved against the version it was opened with. After a conflict it shows the stored
 * values, keeps the typed ones, and the next Save overwrites.
 */
export function GroupForm<Name extends SettingsName>({
  name,
  label,
  stored,
  answer,
  children,
}: {
  name: Name;
  label: string;
  stored: StoredSettings<Name>;
  /** Action result of a submit without JavaScript. */
  answer: SettingsResult | undefined;
  children: (fields: GroupFields) => React.ReactNode;
}) {
  const fetcher = useFetcher<SettingsResult>({ key: `settings-${name}` });
  const result = fetcher.data ?? answer;
  const isBusy = fetcher.state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  // Keep the opened values: changes saved by others must not overwrite a form in progress.
  const [opened, setOpened] = useState({ version: stored.version, typed: typedFrom(stored.value) });
  if (
    result?.isDone &&
    result.version !== undefined &&
    opened.version < result.version &&
    stored.version >= result.version
  )
    setOpened({ version: stored.version, typed: typedFrom(stored.value) });
  const isRefused = result !== undefined && !result.isDone;
  // After a rejection, remount the fields with the parsed values, in which empty lines are removed.
  const [refused, setRefused] = useState<{ result: SettingsResult | undefined; count: number }>({
    result: fetcher.data,
    count: 0,
  });
  if (fetcher.data !== refused.result)
    setRefused({ result: fetcher.data, count: refused.count + (isRefused ? 1 : 0) });
  const begun: TypedSettings = isRefused ? (result.values ?? opened.typed) : opened.typed;
  const version = isRefused ? (result.version ?? opened.version) : opened.version;

  useEffect(() => {
    if (fetcher.data && !fetcher.data.isDone)
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fetcher.data]);

  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      aria-label={label}
      // After saving, remount the fields with the stored values.
      key={`${opened.version} ${refused.count}`}
      className="mt-4 grid gap-4"
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="version" value={version} />
      {children({
        typed: (path) => begun[path] ?? "",
        error: (path) => (isRefused ? result.errors?.[path]?.[0] : undefined),
      })}
      {isRefused && result.standing && <Standing standing={result.standing} typed={begun} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
          className="min-h-9 px-4 py-1 text-sm"
        >
          {isBusy ? "Saving…" : "Save"}
        </Button>
        <SettingsStatus isDone={result?.isDone ?? true} message={isBusy ? "" : (result?.message ?? "")} />
      </div>
    </fetcher.Form>
  );
}

/** Stored values that differ from the typed ones. */
function Standing({ standing, typed }: { standing: TypedSettings; typed: TypedSettings }) {
  const paths = [...new Set([...Object.keys(standing), ...Object.keys(typed)])];
  const different = paths.filter((path) => (standing[path] ?? "") !== (typed[path] ?? ""));
  if (different.length === 0) return null;
  return (
    <div className="rounded-control border-l-4 border-marigold bg-wait-ground p-3 text-sm text-wait">
      <p className="font-semibold">Saved values that differ from yours</p>
      <ul className="mt-1">
        {different.map((path) => (
          <li key={path} className="break-words">
            {path}: {standing[path] || "nothing"}
          </li>
        ))}
      </ul>
    </div>
  );
}
