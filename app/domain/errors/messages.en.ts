export const messages = {
  checkMarkedFields: "Check the marked fields.",
  /** What a schema has no message for: zod's own words. */
  invalid: (): string | undefined => undefined,
  notStorable: "Please leave out characters that cannot be stored.",
};
