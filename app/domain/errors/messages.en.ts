export const messages = {
  checkMarkedFields: "Check the marked fields.",
  /** Words for a schema that has no message, instead of zod's own. */
  invalid: (): string | undefined => undefined,
  notStorable: "Please leave out characters that cannot be stored.",
};
