import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "न्यूज़लेटर",
  description: "Tour Bharat से हर मौसम में घूमने की खबरें पाएँ।",
  intro: "हर मौसम में घूमने की खबरें ईमेल पर पाएँ: कौन से दर्रे खुले हैं, फूल कहाँ खिले हैं, और अभी कहाँ न जाएँ।",
  linkMailed: (email) => `शुक्रिया। हमने ${email} पर जो लिंक भेजा है, उसे खोलें।`,
  yours: "आपका न्यूज़लेटर",
  headings: {
    unconfirmed: "पक्का करें कि न्यूज़लेटर चाहिए",
    confirmed: "आपका न्यूज़लेटर",
    none: "न्यूज़लेटर चालू नहीं है",
  },
  sentTo: (email) => (
    <p className="mt-4 break-words">
      <span>हर मौसम में घूमने की खबरें हम इस पते पर भेजते हैं: </span>
      <strong>{email}</strong>
    </p>
  ),
  newsFor: (email) => (
    <p className="mt-4 break-words">
      <span>हर मौसम में घूमने की खबरें, इस पते के लिए: </span>
      <strong>{email}</strong>
    </p>
  ),
  oneMoment: "एक पल…",
  subscribeAgain: "फिर से चालू करें",
  confirm: "पक्का करें",
  unsubscribe: "न्यूज़लेटर बंद करें",
  subscribed: "शुक्रिया। अब आपको न्यूज़लेटर मिलेगा।",
  unsubscribed: "अब आपको मेल नहीं आएँगे, और हमने आपका पता सूची से मिटा दिया है।",
};
