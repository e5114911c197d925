import { settingInWords } from "~/domain/audit/words/setting-words";
import { useState } from "react";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import type { SettingsName, StoredSettings } from "~/domain/settings/settings";
import { useForm } from "~/platform/forms/use-form";
import type { SettingsResult } from "./change-settings";
import { typedFrom, type TypedSettings } from "./read-settings-form";
import { lastOf, SettingsCard } from "./settings-card";

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
  children,
}: {
  name: Name;
  label: string;
  stored: StoredSettings<Name>;
  children: (fields: GroupFields) => React.ReactNode;
}) {
  const form = useForm<SettingsResult>({ intent: "save", name });
  const { answer, refused } = form;
  // Keep the opened values: changes saved by others must not overwrite a form in progress.
  const [opened, setOpened] = useState({ version: stored.version, typed: typedFrom(stored.value) });
  const savedVersion = answer?.isDone ? answer.result?.version : undefined;
  if (savedVersion !== undefined && opened.version < savedVersion && stored.version >= savedVersion)
    setOpened({ version: stored.version, typed: typedFrom(stored.value) });
  // After a refusal, remount the fields with the parsed values, in which empty lines are removed.
  const [shown, setShown] = useState({ refused, count: 0 });
  if (refused !== shown.refused) setShown({ refused, count: shown.count + (refused ? 1 : 0) });
  const begun: TypedSettings = refused?.result?.submitted ?? opened.typed;
  const version = refused?.result?.version ?? opened.version;
  const standing = refused?.result?.standing;

  return (
    <AnsweredForm
      form={form}
      aria-label={label}
      // After saving, remount the fields with the stored values.
      key={`${opened.version} ${shown.count}`}
      className="mt-4 grid gap-4"
    >
      <input type="hidden" name="version" value={version} />
      {children({
        typed: (path) => begun[path] ?? "",
        error: form.error,
      })}
      {standing && <Standing standing={standing} typed={begun} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton form={form} busy="Saving…" className="min-h-9 px-4 py-1 text-sm">
          Save
        </SubmitButton>
        <FormMessage form={form} className="text-sm" />
      </div>
    </AnsweredForm>
  );
}

/** A settings card with one group of settings. */
export function GroupCard<Name extends SettingsName>({
  name,
  title,
  intro,
  stored,
  children,
}: {
  name: Name;
  title: string;
  intro: React.ReactNode;
  stored: StoredSettings<Name>;
  children: React.ComponentProps<typeof GroupForm>["children"];
}) {
  return (
    <SettingsCard id={name} title={title} intro={intro} last={lastOf(stored)}>
      <GroupForm name={name} label={title} stored={stored}>
        {children}
      </GroupForm>
    </SettingsCard>
  );
}

/** Stored values that differ from the typed ones. */
function Standing({ standing, typed }: { standing: TypedSettings; typed: TypedSettings }) {
  const paths = [...new Set([...Object.keys(standing), ...Object.keys(typed)])];
  const different = paths.filter((path) => (standing[path] ?? "") !== (typed[path] ?? ""));
  if (different.length === 0) return null;
  return (
    <div className="rounded-control border-l-4 border-marigold bg-warning-subtle p-3 text-sm text-warning">
      <p className="font-semibold">Saved values that differ from yours</p>
      <ul className="mt-1">
        {different.map((path) => (
          <li key={path} className="break-words">
            {settingInWords(path, standing[path] ?? "")}
          </li>
        ))}
      </ul>
    </div>
  );
}
