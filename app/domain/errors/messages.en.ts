export const messages = {
  checkMarkedFields: "Check the marked fields.",
  notStorable: "Please leave out characters that cannot be stored.",
};
