import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  closed: "बुकिंग अभी बंद है",
  opening: "बुकिंग फ़ॉर्म खुल रहा है …",
  cancel: "रहने दें",
};
