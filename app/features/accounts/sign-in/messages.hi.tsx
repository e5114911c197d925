import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  login: "लॉग इन करें",
  signUp: "खाता बनाएँ",
  loginOrSignUp: "लॉग इन करें या खाता बनाएँ",
  goToLogin: "लॉग इन पर जाएँ",
  email: "ईमेल",
  password: "पासवर्ड",
  checking: "जाँच हो रही है…",
  problem: (title) => `गड़बड़ी: ${title}`,
  poster: {
    title: "बर्फ़ से समुद्र तक, एक ही खाता",
    text: "आपकी बुकिंग, विशलिस्ट और रिव्यू, सब एक जगह।",
  },
  dialog: {
    account: "खाता",
    login: {
      title: "फिर से स्वागत है",
      description: "आपकी यात्राएँ, विशलिस्ट और रिव्यू, सब एक जगह।",
    },
    signup: { title: "Tour Bharat से जुड़ें", description: "यात्रियों, टूर ऑपरेटरों और एडमिन के लिए।" },
    needsNoAccount: (tour) => (
      <p className="leading-snug">
        <strong>{tour}</strong> बुक करने के लिए खाता ज़रूरी नहीं है।
      </p>
    ),
    asGuest: "बिना खाते के आगे बढ़ें",
  },
  form: {
    signInAs: "आप कौन हैं?",
    joinAs: "आप कौन हैं?",
    iAmOperator: "मैं टूर ऑपरेटर हूँ",
    forgotPassword: "पासवर्ड भूल गए?",
    signingIn: "लॉग इन हो रहा है…",
    byPhone: "फ़ोन पर कोड पाकर लॉग इन करें",
    firstName: "पहला नाम",
    lastName: "उपनाम",
    company: "आपकी कंपनी",
    companyName: "कंपनी का नाम",
    registrationNumber: "कारोबार का रजिस्ट्रेशन नंबर",
    companyPhone: "कारोबार का फ़ोन",
    businessAddress: "कारोबार का पता",
    signingUp: "खाता बन रहा है…",
    notARobot: "जाँच रहे हैं कि आप रोबोट नहीं हैं…",
    orContinueWith: "या इससे आगे बढ़ें",
    continueWith: (provider) => (
      <>
        <span>{provider}</span>
        <span className="sr-only"> से आगे बढ़ें</span>
      </>
    ),
  },
  terms: {
    accept: "मेरी उम्र 18 साल या उससे ज़्यादा है, और मुझे शर्तें और निजता सूचना मंज़ूर हैं।",
    terms: "शर्तें",
    privacy: "निजता सूचना",
    newTab: " (नए टैब में खुलेगा)",
  },
  passkey: {
    signIn: "पासकी से लॉग इन करें",
    waiting: "आपकी पासकी का इंतज़ार है…",
    failed: "यह नहीं हो पाया। फिर कोशिश करें।",
    notUsed: "कोई पासकी नहीं चुनी गई। फिर कोशिश करें, या पासवर्ड से लॉग इन करें।",
    refused: "यह पासकी नहीं चली। अपना पासवर्ड इस्तेमाल करें।",
    signInAgain: "आपको लॉग इन किए काफ़ी देर हो गई है। फिर से लॉग इन करें, और तब पासकी जोड़ें।",
    alreadyThere: "इस डिवाइस में इस खाते की पासकी पहले से है।",
    notCreated: "पासकी नहीं बनी। फिर कोशिश करें, और डिवाइस पर जो लिखा आए वैसा करें।",
  },
  passwords: {
    hint: (characters) => `कम से कम ${characters} अक्षर। बीच में जगह देकर कुछ शब्द भी चलेंगे, किसी भी लिपि में।`,
    confirm: (label) => `${label} दोबारा लिखें`,
    show: (label) => `${label} दिखाएँ`,
    strength: "पासवर्ड की मज़बूती: ",
    sentence: (word) => `${word}।`,
  },
  adminCode: "आपका एडमिन कोड",
  code: "कोड",
  signedUp: {
    title: "अपना ईमेल देखें",
    sent: (email) => (
      <p>
        हमने <strong className="wrap-anywhere">{email}</strong> पर एक मेल भेजा है। उसमें दिया लिंक खोलकर यह पता पक्का
        करें।
      </p>
    ),
    next: {
      user: "इसी ब्राउज़र में खोलने पर लिंक से आप लॉग इन भी हो जाएँगे। इसके बिना भी लॉग इन कर सकते हैं। पता पक्का होने पर वे बुकिंग भी आपके खाते में दिखेंगी जो आपने इस पते से बिना खाते के की थीं।",
      tour_operator:
        "इसी ब्राउज़र में खोलने पर लिंक से आप लॉग इन भी हो जाएँगे, और तुरंत अपने टूर लिखना शुरू कर सकेंगे। हम आपकी कंपनी की जाँच कर लें, तब आप उन्हें प्रकाशित कर सकेंगे।",
      admin:
        "पहले किसी एडमिन को आपका खाता मंज़ूर करना होगा। नीचे दिया कोड बताकर सपोर्ट टीम से संपर्क करें। लॉग इन करने पर भी यह कोड दिखेगा।",
    },
  },
};
