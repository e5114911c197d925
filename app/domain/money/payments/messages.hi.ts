import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  states: {
    started: "रिफ़ंड शुरू हुआ",
    sent: "रिफ़ंड बैंक को भेजा गया",
    done: "रिफ़ंड हो गया",
    failed: "रिफ़ंड में देर हो रही है",
  },
  methods: {
    card: "कार्ड",
    upi: "यूपीआई",
    netbanking: "नेट बैंकिंग",
    wallet: "वॉलेट",
    // As people record them.
    "bank-transfer": "बैंक ट्रांसफ़र",
    cash: "नकद",
    cheque: "चेक",
  },
  usually: (method, min, max) => `${method} से किए भुगतान का रिफ़ंड आने में आम तौर पर ${min} से ${max} दिन लगते हैं।`,
  banks: "बैंकों को आम तौर पर 2 से 10 दिन लगते हैं: यूपीआई 2 से 7, नेट बैंकिंग 2 से 10, कार्ड 5 से 10।",
  reasons: {
    "The booking was canceled.": "बुकिंग कैंसल हो गई।",
    "The booking was changed.": "बुकिंग बदली गई।",
    "The price was lowered.": "कीमत कम की गई।",
  },
  failed: "भुगतान सेवा रिफ़ंड नहीं भेज पाई। हमारी टीम रकम खुद भेजेगी।",
  byHand: "हमारी टीम रकम खुद भेजेगी।",
  byHandDone: "हमारी टीम ने रकम भेज दी है।",
  started: (days) => `जिस तरीके से आपने भुगतान किया था, रकम उसी से वापस आएगी। ${days}`,
  sent: (days) => `रकम आपके बैंक के पास है। ${days}`,
};
