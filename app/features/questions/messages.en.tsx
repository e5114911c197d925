export const messages = {
  ask: {
    pageTitle: (tour: string) => `Ask about ${tour}`,
    description: (operator: string, tour: string) =>
      `Ask ${operator} about ${tour} before you book, without an account.`,
    title: "Ask a question",
    whoAnswers: (operator: string) =>
      `${operator}, or Tour Bharat for them, answers by mail. Your address stays with us.`,
    text: "Your question",
    name: "Name",
    email: "E-mail address",
    oneMoment: "One moment …",
    send: "Send question",
    oneStepLeft: "One step left: open our mail",
    mailed: (email: string) => (
      <p className="mt-2">
        We have mailed a link to <strong className="wrap-anywhere">{email}</strong>
        <span>. Your question goes out once you have confirmed it there.</span>
      </p>
    ),
  },
  page: {
    title: "Your question",
    confirm: (reader: string) => `${reader} gets it once you press the button, which confirms your address.`,
    sending: "Sending…",
    send: "Send my question",
    sentMessage: "Your message was sent.",
    sentQuestion: "Your question was sent. The answer comes by mail.",
  },
  log: {
    none: "No messages.",
    answer: "Your answer",
    message: "Your message",
    answerHint: "It goes to them by mail. Please don't share contact details.",
    messageHint: "The answer comes here and by mail.",
    sendAnswer: "Send answer",
    sendMessage: "Send message",
  },
};
