/**
 * Finds a visible element as a person names it. Runs in the page, so it uses nothing outside.
 * @param kind link, button, label, field, heading or text
 * @param name words of the name; the element with the shortest name that contains them wins
 * @returns null if there is none
 */
export function find(kind, name) {
  const selectors = {
    link: "a[href]",
    button: "button:not(:disabled), summary, [role=button], [role=combobox]",
    label: "label",
    field: "input:not([type=hidden]), select, textarea",
    heading: "h1, h2, h3",
    text: "h1, h2, h3, p, li, dd, span, strong, output, [role=status], [role=alert], div",
  };
  // The page has only this function.
  // oxlint-disable-next-line consistent-function-scoping
  const tidy = (text) => (text ?? "").replace(/\s+/g, " ").trim().toLowerCase();
  const nameOf = (element) =>
    tidy(
      [
        ...[...(element.labels ?? [])].map((label) => label.innerText),
        element.getAttribute("aria-label") ?? element.innerText,
      ].join(" "),
    );
  const wanted = tidy(name);
  // A person cannot reach elements behind an open dialog.
  const dialogs = [...document.querySelectorAll("[role=dialog], dialog[open]")];
  for (const place of [...dialogs.toReversed(), document]) {
    const [best] = [...place.querySelectorAll(selectors[kind])]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && nameOf(element).includes(wanted),
      )
      .toSorted((one, other) => nameOf(one).length - nameOf(other).length);
    if (best) return best;
  }
  return null;
}
