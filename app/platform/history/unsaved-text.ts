/** Forms of a back office that were typed into, until they are sent. A form that the server refused counts again. */
const forms = new Map<HTMLFormElement, "typed" | "sent">();

/** Asks before text is lost. Null outside the back offices. */
let ask: ((leave: () => void) => void) | null = null;

/**
 * Notes what is typed into the page's forms, except those with `data-unsaved`, which say themselves whether they have changes.
 * @param question asks before Back closes a dialog, and calls its parameter if the text may be lost
 * @returns a function that stops it
 */
export function watchText(question: (leave: () => void) => void): () => void {
  ask = question;
  const types = ["input", "submit", "reset"];
  for (const type of types) document.addEventListener(type, note);
  return () => {
    for (const type of types) document.removeEventListener(type, note);
    forms.clear();
    ask = null;
  };
}

function note({ type, target }: Event) {
  const form = target instanceof HTMLFormElement ? target : textFieldForm(target);
  if (!form || form.dataset["unsaved"] !== undefined) return;
  if (type === "input") forms.set(form, "typed");
  else if (type === "reset") forms.delete(form);
  else if (forms.has(form)) forms.set(form, "sent");
}

/** Returns true if leaving the page loses changes. */
export function hasUnsavedText(): boolean {
  return unsavedForms().length > 0 || document.querySelector('form[data-unsaved="true"]') !== null;
}

/** Forgets what was typed: the person leaves. */
export function forgetText() {
  forms.clear();
}

/** Returns true if Back may close the open dialogs; else asks, and closes the dialog if the person agrees. */
export function mayLoseText(close: () => void): boolean {
  const inDialogs = unsavedForms().filter((form) => form.closest("[role=dialog], [role=alertdialog]"));
  if (ask === null || inDialogs.length === 0) return true;
  ask(() => {
    for (const form of inDialogs) forms.delete(form);
    close();
  });
  return false;
}

function unsavedForms(): HTMLFormElement[] {
  for (const form of Array.from(forms.keys())) if (!form.isConnected) forms.delete(form);
  return Array.from(forms)
    .filter(
      ([form, state]) =>
        state === "typed" || form.querySelector("[aria-invalid], [data-invalid], [role=alert]"),
    )
    .map(([form]) => form);
}

/** Returns the form of a text field, null for others. Searches, which change nothing, are not forms to save. */
function textFieldForm(target: EventTarget | null): HTMLFormElement | null {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file|range|search)$/.test(target.type));
  const form = isText ? target.form : null;
  return form?.method === "post" || form?.closest("[role=alertdialog]") ? form : null;
}
