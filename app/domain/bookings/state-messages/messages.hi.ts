import type { messages as english } from "./messages.en";

const otherwise = "ऐसा न होने पर बुकिंग का समय निकल जाएगा, और सीटें फिर से बिकने लगेंगी।";
const unpaidBalance = "उसके बाद 48 घंटे में भुगतान न होने पर बुकिंग कैंसल हो जाएगी, और रिफ़ंड उसकी शर्तों के हिसाब से मिलेगा।";

export const messages: typeof english = {
  confirmAddress: "अपना ईमेल पता पक्का करें",
  reserved: "सीटें आपके लिए रोकी गई हैं",
  booked: "आपकी सीटें बुक हो गई हैं",
  confirmBy: (deadline) => `${deadline} तक अपना ईमेल पता पक्का करें, नहीं तो इस बुकिंग का समय निकल जाएगा।`,
  confirmByLink: (deadline) => `हमारे ईमेल के लिंक से ${deadline} तक अपना ईमेल पता पक्का करें। ${otherwise}`,
  confirmByLinkOrPay: (deadline) =>
    `${deadline} तक हमारे ईमेल के लिंक से अपना ईमेल पता पक्का करें, या भुगतान करें। ${otherwise}`,
  balanceDue: (amount, deadline) => `${amount} का भुगतान ${deadline} तक करना है। ${unpaidBalance}`,
  depositDue: (amount, deadline, balance, balanceBy) =>
    `${amount} का भुगतान ${deadline} तक करना है, और ${balance} का ${balanceBy} तक। ${otherwise}`,
  due: (amount, deadline) => `${amount} का भुगतान ${deadline} तक करना है। ${otherwise}`,
  unpaidBalance,
  ownSales: { paid: "टूर ऑपरेटर को भुगतान हो गया", unpaid: "टूर ऑपरेटर को भुगतान अभी बाकी है" },
  changedByOperator: "यह बुकिंग आपके टूर ऑपरेटर ने की है। इसे बदलने या कैंसल करने के लिए उनसे संपर्क करें।",
  changedByReseller: (name) =>
    `आपने ${name} के यहाँ बुकिंग की थी। कीमत जानने, बुकिंग बदलने या कैंसल करने के लिए उनसे संपर्क करें।`,
  happened: {
    booked: "बुक हुई, पक्की होने के इंतज़ार में",
    bookedAndConfirmed: "बुक होकर पक्की हुई",
    confirmed: "पक्की हुई",
    cancelled: "कैंसल हुई",
    completed: "पूरी हुई",
    "no-show": "यात्री नहीं आए",
    expired: "समय निकल गया",
    changed: "जानकारी बदली गई",
  },
  topics: {
    payment: "भुगतान मिला",
    goodwill: "हमारी तरफ़ से अलग से रिफ़ंड",
    dispute: "विवाद का फ़ैसला: बैंक ने भुगतान वापस ले लिया",
    date: "तारीख बदली गई",
    party: "यात्री बदले गए",
    price: "कीमत बदली गई",
    contact: "संपर्क या खास ज़रूरतें बदली गईं",
    invoice: "इनवॉइस की जानकारी बदली गई",
  },
  compensation: {
    byHand: "हमारी टीम आपसे बैंक खाता या यूपीआई आईडी पूछेगी, और रकम खुद भेजेगी।",
    done: (reference) => `हमारी टीम ने रकम भेज दी है। रेफ़रेंस नंबर: ${reference}`,
  },
};
