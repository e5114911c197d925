import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  by: (deadline) => `${deadline} तक`,
  until: (day) => `${day} तक`,
  from: (day) => `${day} से`,
  now: "अभी",
  confirmAddress: "अपना ईमेल पता पक्का करें",
  confirmAddressOrPay: "अपना ईमेल पता पक्का करें, या भुगतान करें",
  pay: (amount) => `${amount} का भुगतान करें`,
  freeCancellation: "आप मुफ़्त में कैंसल कर सकते हैं",
  completeDetails: "साथ जाने वालों की जानकारी पूरी करें",
  addNames: (missing) => (missing === 1 ? "साथ जाने वाले का नाम जोड़ें" : `साथ जाने वालों के ${missing} नाम जोड़ें`),
  guide: "आपके गाइड का नंबर",
  meet: "मिलने की जगह",
  somePaid: "भुगतान अधूरा",
  partPaid: ({ paid, total, due, by }) =>
    `${total} में से ${paid} का भुगतान हो गया, ${by === null ? `${due} बाकी हैं` : `${by} तक ${due} देने हैं`}`,
  addressNotConfirmed: ({ isUnpaid, until }) =>
    `ईमेल पता पक्का नहीं हुआ${isUnpaid ? ", भुगतान नहीं हुआ" : ""}: ${until} तक मान्य`,
  due: (amount, deadline) => `${deadline} तक ${amount} देने हैं, नहीं तो बुकिंग खत्म हो जाएगी`,
};
