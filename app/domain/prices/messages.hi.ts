import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  from: (amount) => `${amount} से शुरू`,
  per: {
    person: (amount) => `प्रति व्यक्ति ${amount}`,
    booking: (amount) => `प्रति बुकिंग ${amount}`,
    night: (amount) => `प्रति रात ${amount}`,
  },
};
