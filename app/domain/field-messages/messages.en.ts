export const messages = {
  checkMarked: "Check the marked fields.",
  notPlainText: "Please leave out characters that cannot be stored.",
};
