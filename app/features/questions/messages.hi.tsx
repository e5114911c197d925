import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  ask: {
    pageTitle: (tour) => `${tour} के बारे में पूछें`,
    description: (operator, tour) => `बुक करने से पहले ${tour} के बारे में ${operator} से पूछें, बिना खाते के।`,
    title: "सवाल पूछें",
    whoAnswers: (operator) =>
      `${operator}, या उनकी ओर से Tour Bharat, मेल से जवाब देते हैं। आपका ईमेल हमारे पास ही रहता है।`,
    text: "आपका सवाल",
    name: "नाम",
    email: "ईमेल",
    oneMoment: "एक पल…",
    send: "सवाल भेजें",
    oneStepLeft: "बस एक काम बाकी है: हमारा मेल खोलें",
    mailed: (email) => (
      <p className="mt-2">
        हमने <strong className="wrap-anywhere">{email}</strong>
        <span> पर एक लिंक भेजा है। वहाँ पक्का करते ही आपका सवाल चला जाएगा।</span>
      </p>
    ),
  },
  page: {
    title: "आपका सवाल",
    confirm: (reader) => `बटन दबाते ही आपका ईमेल पक्का हो जाएगा, और सवाल ${reader} को मिल जाएगा।`,
    sending: "भेजा जा रहा है…",
    send: "मेरा सवाल भेजें",
    sentMessage: "आपका संदेश भेज दिया गया है।",
    sentQuestion: "आपका सवाल भेज दिया गया है। जवाब मेल से आएगा।",
  },
  log: {
    none: "कोई संदेश नहीं।",
    answer: "आपका जवाब",
    message: "आपका संदेश",
    answerHint: "यह उन्हें मेल से मिलेगा। संपर्क की जानकारी न लिखें।",
    messageHint: "जवाब यहाँ और मेल से मिलेगा।",
    sendAnswer: "जवाब भेजें",
    sendMessage: "संदेश भेजें",
  },
};
