import { isEnter } from "./enter-key";

/**
 * Handlers of a form without a button: it is sent with Enter, and when the focus leaves it with a changed and valid value.
 * The browser itself sends a form of several fields only with a button.
 */
export const applyOnLeave: Pick<React.ComponentProps<"form">, "onBlur" | "onKeyDown"> = {
  onBlur({ currentTarget, relatedTarget }) {
    if (!currentTarget.contains(relatedTarget)) apply(currentTarget);
  },
  onKeyDown(event) {
    if (!isEnter(event) || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply(event.currentTarget);
  },
};

function apply(form: HTMLFormElement) {
  const isChanged = [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.value !== field.defaultValue,
  );
  if (isChanged && form.checkValidity()) form.requestSubmit();
}
