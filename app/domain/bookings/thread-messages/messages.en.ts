export const messages = {
  textMissing: "Please write your message.",
  textTooLong: "Please keep it to 2,000 characters.",
  recipientMissing: "Please choose a recipient.",
  problemMissing: "Please describe the problem.",
  problemTooShort: "Please describe the problem in at least 10 characters.",
  problemTooLong: "Please keep it to 1,000 characters.",
};
