export const messages = {
  title: "Recently seen",
  clear: "Clear",
  /** Follows "Clear" for screen readers. */
  clearWhat: " the recently seen tours",
};
