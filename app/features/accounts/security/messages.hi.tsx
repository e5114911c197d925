import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "सुरक्षा",
  description: "आपके खाते का पासवर्ड, दूसरा चरण, पासकी और डिवाइस।",
  factorRequired: "आपके खाते के लिए दो चरणों वाला लॉग इन ज़रूरी है। अपना ऑफ़िस खोलने के लिए इसे नीचे चालू करें।",
  oneMoment: "एक पल…",
  currentPassword: "मौजूदा पासवर्ड",
  sixDigitCode: "6 अंकों का कोड",
  verified: "जाँचा हुआ",
  notVerified: "अभी जाँचा नहीं गया",
  turnOff: "बंद करें",
  outcomes: {
    linkSent: (email) => `${email} पर लिंक भेज दिया गया है।`,
    passkeyRemoved: "पासकी हटा दी",
    codeSent: "कोड भेज दिया गया है।",
    phoneVerified: "फ़ोन जाँच लिया गया",
    turnedOff: "बंद कर दिया",
    signedOutThere: "वहाँ से लॉग आउट हो गए",
    signedOutElsewhere: "बाकी सब जगह से लॉग आउट हो गए",
    disconnected: "हटा दिया",
  },
  email: {
    title: "ईमेल",
    confirm: "हमारे मेल के लिंक से इसे पक्का करें। फिर इससे बिना खाते के की गई आपकी बुकिंग भी यहाँ दिखेंगी।",
    sendAgain: "लिंक फिर भेजें",
    change: "ईमेल बदलें",
    changeHint: "हम नए ईमेल पर एक लिंक भेजते हैं। जब तक आप उसे नहीं खोलते, पुराना ईमेल ही रहता है।",
    sendLink: "लिंक भेजें",
    newEmail: "नया ईमेल",
  },
  password: {
    title: "पासवर्ड",
    none: "आप बिना पासवर्ड के लॉग इन करते हैं। हम आपको पासवर्ड रखने का लिंक भेज सकते हैं।",
    set: "पासवर्ड रखें",
    intro: "नया पासवर्ड रखने पर आप बाकी सभी डिवाइस से लॉग आउट हो जाते हैं।",
    change: "पासवर्ड बदलें",
    changed: "पासवर्ड बदल गया",
    new: "नया पासवर्ड",
  },
  twoStep: {
    title: "दो चरणों वाला लॉग इन",
    intro: "इसमें ऑथेंटिकेटर ऐप का कोड भी लगता है, ताकि सिर्फ़ आपके पासवर्ड से कोई लॉग इन न कर सके।",
    is: "दो चरणों वाला लॉग इन: ",
    on: "चालू",
    off: "बंद",
    needsPassword: "दो चरणों वाले लॉग इन के लिए पासवर्ड चाहिए, और आप बिना पासवर्ड के लॉग इन करते हैं।",
    setUp: "इसे चालू करें",
    scan: "इसे अपने ऑथेंटिकेटर ऐप से स्कैन करें",
    qrCode: "ऑथेंटिकेटर ऐप के लिए QR कोड",
    orType: "या ऐप में यह कुंजी लिखें:",
    saveCodes: "ये बैकअप कोड सहेज लें",
    codesHint: "फ़ोन खो जाने पर हर कोड एक बार चलेगा। ये अभी दिख रहे हैं, फिर कभी नहीं दिखेंगे: इन्हें प्रिंट कर लें या लिख लें।",
    enterCode: "आपके ऐप में दिख रहा कोड लिखें",
    turnOn: "चालू करें",
  },
  passkeys: {
    title: "पासकी",
    intro:
      "पासवर्ड की जगह अपने फ़िंगरप्रिंट, चेहरे या डिवाइस के पिन से लॉग इन करें। पासकी का न कोई अंदाज़ा लगा सकता है, न उसे धोखे से ले सकता है।",
    passkey: "पासकी",
    added: (when) => (
      <span className="block text-sm text-muted">
        <Exact>{when}</Exact> को जोड़ी गई
      </span>
    ),
    remove: "हटाएँ",
    needsScripts: "पासकी जोड़ने के लिए JavaScript चाहिए।",
    notSupported: "यह ब्राउज़र पासकी नहीं चला सकता।",
    done: "पासकी जोड़ दी",
    failed: "यह नहीं हो पाया। फिर कोशिश करें।",
    waiting: "आपके डिवाइस का इंतज़ार है…",
    add: "पासकी जोड़ें",
  },
  phone: {
    title: "फ़ोन से लॉग इन",
    intro: "पासवर्ड और पासकी के साथ-साथ, अपने फ़ोन पर आए कोड से भी लॉग इन करें।",
    add: "अपना फ़ोन नंबर जोड़ें",
    change: "नंबर बदलें",
    verify: "जाँचें",
    sendNewCode: "नया कोड भेजें",
    sendCode: "कोड भेजें",
  },
  devices: {
    title: "आप कहाँ-कहाँ लॉग इन हैं",
    intro: "एक हफ़्ते तक इस्तेमाल न होने पर डिवाइस लॉग आउट हो जाता है, और 30 दिन बाद हर हाल में।",
    thisOne: "यही डिवाइस",
    since: (when, address) => (
      <p className="text-sm text-muted">
        <Exact>{when}</Exact> से{address && <span>{`, पता ${address}`}</span>}
      </p>
    ),
    signOut: "लॉग आउट करें",
    signOutElsewhere: "बाकी सब जगह से लॉग आउट करें",
  },
  assistants: {
    title: "असिस्टेंट",
    intro: "वे प्रोग्राम जिन्हें आपने अपने खाते से काम करने दिया है।",
    none: "कोई असिस्टेंट नहीं जुड़ा है।",
    since: (since, lastUsed) => (
      <p className="text-sm text-muted">
        <Exact>{since}</Exact>
        <span>{lastUsed === null ? " से, अभी तक इस्तेमाल नहीं हुआ" : " से, आखिरी बार इस्तेमाल: "}</span>
        {lastUsed !== null && <Exact>{lastUsed}</Exact>}
      </p>
    ),
    disconnect: "हटाएँ",
  },
};
