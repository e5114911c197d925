/** Errors of a message from the contact page. */
export const messages = {
  enterName: "Please enter your name.",
  chooseSubject: "Please choose a subject.",
  writeMessage: "Please write your message.",
  tooLong: "Please keep it to 4,000 characters.",
  notStorable: "Please leave out characters that cannot be stored.",
  tooMany: "Too many messages. Please wait a minute.",
};
