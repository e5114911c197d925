import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  enterName: "अपना नाम लिखें।",
  chooseSubject: "विषय चुनें।",
  writeMessage: "अपना संदेश लिखें।",
  tooLong: "4,000 अक्षरों से ज़्यादा न लिखें।",
  notStorable: "वे अक्षर हटाएँ जो सहेजे नहीं जा सकते।",
  tooMany: "एक साथ बहुत संदेश आ गए। एक मिनट रुकें।",
};
