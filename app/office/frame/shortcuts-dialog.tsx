import { useState } from "react";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "~/ui/dialog";
import { anywhereKeys } from "~/content/shortcuts";
import { areShortcutsOn } from "./shortcut-setting";
import type { Office } from "./office";

/** Keyboard shortcuts of the back office, with a switch for the single-character ones. */
export default function ShortcutsDialog({
  office,
  onSwitch,
  onClose,
  onReopen,
  onCloseAutoFocus,
}: {
  office: Office;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
  onReopen: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <Dialog onClose={onClose} onReopen={onReopen}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus} className="text-[0.95rem]">
        <div className="overflow-y-auto p-5 sm:p-6">
          <DialogTitle className="pr-12 text-2xl">Keyboard shortcuts</DialogTitle>
          <DialogDescription className="mt-1 text-muted">
            Shortcuts are off while you type in a field or a dialog is open.
          </DialogDescription>
          <label className="mt-3 flex min-h-9 items-center gap-2 font-semibold">
            <input
              type="checkbox"
              checked={isOn}
              aria-describedby="shortcuts-hint"
              onChange={({ target }) => {
                onSwitch(target.checked);
                setIsOn(target.checked);
              }}
              className="size-4 accent-peacock"
            />
            Single-key shortcuts
          </label>
          <p id="shortcuts-hint" className="text-sm text-muted">
            Ctrl+K and Ctrl+Enter always work. Saved with your account.
          </p>
          <div className="mt-4 grid gap-6 sm:grid-cols-2">
            <Keys title="Anywhere" rows={anywhereKeys} />
            <div className="grid content-start gap-6">
              <Keys
                title="Go to"
                rows={office.groups.flat().map(({ key, label }) => [["g", key], label] as const)}
              />
              {office.creations.length > 0 && (
                <Keys
                  title="Create"
                  rows={office.creations.map(({ key, label }) => [["n", key], label] as const)}
                />
              )}
            </div>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Keys({
  title,
  rows,
}: {
  title: string;
  rows: readonly (readonly [keys: readonly string[], does: string])[];
}) {
  return (
    <section>
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <dl className="mt-1">
        {rows.map(([keys, does]) => (
          <div
            key={keys.join(" ")}
            className="flex items-center gap-3 border-b border-line py-1 last:border-0"
          >
            <dt className="flex w-16 shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded border border-control bg-sunken px-1.5 text-center font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
