import type { messages as english } from "./messages.en";

function until(date: string | null): string {
  return date === null ? "" : `${date} तक `;
}

const keepPrivate = "लिंक जिसके पास हो, वह बुकिंग बदल सकता है, इसलिए इसे किसी को न दें।";

export const messages: typeof english = {
  reasons: {
    "The payment was not received in time.": "भुगतान समय पर नहीं मिला।",
    "The e-mail address was not confirmed in time.": "ईमेल पता समय पर पक्का नहीं हुआ।",
    "The booking was changed.": "बुकिंग बदली गई।",
    "The price was lowered.": "कीमत कम की गई।",
  },
  footnote:
    "यह ईमेल आपको इसलिए मिला क्योंकि इस पते से Tour Bharat पर टूर बुक हुआ था। अगर वह आपने नहीं किया, तो संपर्क पेज से हमें बताएँ। बुकिंग का लिंक जिसके पास हो, वह उसे बदल सकता है, इसलिए इसे किसी को न दें।",
  actions: {
    view: "बुकिंग देखें",
    viewAndPay: "बुकिंग देखें और भुगतान करें",
    agree: "देखें और हाँ कहें",
    confirmAddress: "अपना पता पक्का करें",
    pay: (amount) => `${amount} का भुगतान करें`,
    addNames: "नाम भरें",
    choose: "चुनें",
    chooseOption: "एक विकल्प चुनें",
    viewAndAnswer: "देखें और जवाब दें",
  },
  details: {
    booking: "बुकिंग",
    tour: "टूर",
    start: "शुरू",
    lastDay: "आखिरी दिन",
    duration: "अवधि",
    durationFrom: (duration, city) => `${duration}, ${city} से`,
    travelers: "यात्री",
    operator: "टूर ऑपरेटर",
    departure: "रवानगी",
    bookedWith: "बुकिंग यहाँ से हुई",
    total: "कुल",
    gst: (rates) => `जीएसटी शामिल, ${rates}`,
    paid: "भुगतान हो गया",
    refunded: "रिफ़ंड हो गया",
    balance: "बाकी रकम",
    payment: "भुगतान",
    toPay: "देना है",
    balanceBy: "बाकी रकम की आखिरी तारीख",
    refund: "रिफ़ंड",
    refundBySchedule: "शर्तों के अनुसार रिफ़ंड",
    compensation: "मुआवज़ा",
    reference: "रेफ़रेंस नंबर",
    method: "तरीका",
    totalRefunded: "कुल रिफ़ंड, जो आने बाकी हैं वे भी",
  },
  payment: {
    confirmBy: ({ date, orPay, onceConfirmed }) =>
      `${date} तक अपना ईमेल पता पक्का करें: नीचे का बटन दबाएँ${orPay ? ", या तब तक भुगतान कर दें" : ""}। नहीं तो बुकिंग खत्म हो जाएगी, और सीटें फिर से बिकने लगेंगी।${onceConfirmed === null ? "" : ` ${onceConfirmed}`}`,
    thenDue: (amount, date, rest) => `उसके बाद ${date} तक ${amount} देना होगा${rest}।`,
    rest: (amount, date) => `, और ${date} तक ${amount}`,
    balance: (amount, date) => `${date} तक ${amount} देना है। अपनी बुकिंग के पेज पर भुगतान करें।`,
    onCall: (method) => `जैसा आपने चुना, बुकिंग पक्की करने के लिए आने वाले फ़ोन पर ${method} से`,
    due: (amount, how) => `${amount} देना है। भुगतान ${how} होगा, उससे पहले नहीं।`,
    dueBy: ({ amount, date, rest, how }) =>
      `${date} तक ${amount} देना है${rest}। अपनी बुकिंग के पेज पर भुगतान करें, या ${how}। तब तक भुगतान नहीं हुआ तो बुकिंग खत्म हो जाएगी और सीटें फिर से बिकने लगेंगी।`,
  },
  emergencyContact:
    "टूर ऑपरेटर को किसी का नाम और नंबर चाहिए जिसे ज़रूरत पड़ने पर फ़ोन किया जा सके। अपनी बुकिंग के पेज पर नाम और नंबर भरें।",
  compensation: (amount) =>
    `रिफ़ंड के अलावा आपको ${amount} मुआवज़ा मिलेगा: उतना, जितना रिफ़ंड की शर्तों के अनुसार कटता। हम आपसे बैंक खाता या UPI ID पूछकर यह रकम भेजेंगे।`,
  comesBack: (amount) => `हम ${amount} उसी तरीके से वापस भेज रहे हैं जिससे आपने भुगतान किया था।`,
  sections: {
    meetingPoint: "मिलने की जगह",
    carry: "साथ क्या लाएँ",
    changes: "बदलाव",
    refund: "कैंसल करने पर रिफ़ंड",
    noRefund: "कोई रिफ़ंड नहीं",
    span: (from, to) => `${from} से ${to}`,
  },
  link: (booking) => ({
    subject: `आपकी बुकिंग ${booking} का लिंक`,
    preheader: "इससे बुकिंग बिना नंबर और ईमेल पते के खुलती है।",
    heading: "आपकी बुकिंग",
    paragraphs: [
      `किसी ने इस ईमेल पते से बुकिंग ${booking} खोजी। कई गलत कोशिशों के बाद हम उसे एक घंटे तक किसी को नहीं दिखाते, इसलिए यह रहा उसका लिंक।`,
      keepPrivate,
    ],
    footnote: "अगर वह आप नहीं थे, तो इस ईमेल को छोड़ दें। आपकी बुकिंग किसी ने नहीं देखी।",
  }),
  linkForAssistant: (booking) => ({
    subject: `आपकी बुकिंग ${booking}, जिसके बारे में एक असिस्टेंट ने पूछा`,
    preheader: "कीमत और बदलाव सिर्फ़ आपके लिए हैं।",
    heading: "आपकी बुकिंग",
    paragraphs: [
      `एक असिस्टेंट ने आपका ईमेल पता बताकर बुकिंग ${booking} के बारे में पूछा। हमने उसे बुकिंग की स्थिति और तारीखें बताईं। कीमत और हर बदलाव आपके अपने पेज पर है।`,
      keepPrivate,
    ],
    footnote: "अगर आपने किसी असिस्टेंट से नहीं कहा, तो कुछ करने की ज़रूरत नहीं: कुछ नहीं बदला।",
  }),
  toConfirm: (booking, date) => ({
    subject: `${until(date)}अपनी बुकिंग ${booking} पक्की करें`,
    preheader: `हमने आपकी सीटें रोक ली हैं। ${until(date)}अपना पता पक्का करें।`,
    heading: "अपना ईमेल पता पक्का करें",
    intro:
      "Tour Bharat से बुकिंग करने के लिए धन्यवाद। हमने आपकी सीटें रोक ली हैं। आप अपना पता पक्का करेंगे, तब बुकिंग पक्की हो जाएगी।",
  }),
  toAgree: (booking, date) => ({
    subject: `${until(date)}अपनी बुकिंग ${booking} पक्की करें`,
    preheader: `हमने आपकी सीटें रोक ली हैं। ${until(date)}बुकिंग देखकर हाँ कहें।`,
    heading: "आपके असिस्टेंट ने जो तैयार किया है, उसे देखें",
    intro:
      "एक असिस्टेंट ने आपके लिए यह बुकिंग तैयार की है। हमने आपकी सीटें रोक ली हैं: इसे देखें, और सही हो तो हाँ कहें। अगर आपने नहीं कहा था, तो कुछ न करें, यह अपने आप खत्म हो जाएगी।",
  }),
  received: (booking, date) => ({
    subject: `आपकी बुकिंग ${booking} भुगतान का इंतज़ार कर रही है`,
    preheader: `${until(date)}आपकी सीटें रोकी गई हैं।`,
    heading: "आपकी सीटें रोकी गई हैं",
    paragraphs: [
      `Tour Bharat से बुकिंग करने के लिए धन्यवाद। हमने ${until(date)}आपकी सीटें रोक ली हैं। भुगतान मिलते ही हम बुकिंग पक्की करेंगे और आपको एक और ईमेल भेजेंगे।`,
    ],
  }),
  confirmed: {
    subject: ({ booking, tour }) => `आपकी बुकिंग ${booking} पक्की है: ${tour}`,
    preheader: (date, total) => `${date}${total === null ? "" : `, कुल ${total}`}।`,
    heading: "आपकी बुकिंग पक्की है",
    reserved: "आपकी सीटें रोक ली गई हैं",
    intro: ({ isReserved, hasInvoice }) =>
      `Tour Bharat से बुकिंग करने के लिए धन्यवाद। आपकी सीटें ${isReserved ? "रोक ली गई" : "बुक हो गई"} हैं। शुरू में दिखाने के लिए वाउचर${hasInvoice ? ", इनवॉइस" : ""} और कैलेंडर फ़ाइल साथ में है।`,
  },
  changed: {
    subject: ({ booking, tour }) => `आपकी बुकिंग ${booking} बदल गई है: ${tour}`,
    heading: "आपकी बुकिंग बदल गई है",
    intro: "आपकी बुकिंग में नीचे दिए गए बदलाव हुए हैं। नई कैलेंडर फ़ाइल साथ में है।",
    date: ["पहले की तारीख", "अब की तारीख"],
    travelers: ["पहले के यात्री", "अब के यात्री"],
    total: ["पहले कुल", "अब कुल"],
    increase: "कीमत बढ़ी",
    decrease: "कीमत घटी",
  },
  takenBack: ({ booking, tour, amount }) => ({
    subject: `बुकिंग ${booking} के लिए ${amount} फिर से देना है: ${tour}`,
    preheader: "आपके बैंक ने आपका भुगतान वापस ले लिया।",
    heading: "आपका भुगतान वापस ले लिया गया",
    intro: `आपने इस बुकिंग के लिए जो भुगतान किया था, उसमें से ${amount} आपके बैंक ने वापस ले लिया। इसलिए यह रकम फिर से देनी है। आपकी सीटें अभी आपके नाम हैं। भुगतान होने पर आपका वाउचर फिर से चलेगा।`,
    ifNot: "अगर आप नहीं जाना चाहते, तो बुकिंग के पेज पर उसे कैंसल करें।",
  }),
  canceled: {
    subject: ({ booking, tour }) => `आपकी बुकिंग ${booking} कैंसल हो गई: ${tour}`,
    heading: "आपकी बुकिंग कैंसल हो गई",
    by: (operator, soldBy) => ({
      traveler: "आपके कहने पर आपकी बुकिंग कैंसल कर दी गई है।",
      operator: `यह टूर ${operator} चलाता है, और उसे आपकी बुकिंग कैंसल करनी पड़ी।`,
      team: "हमने आपकी बुकिंग कैंसल कर दी है।",
      reseller: `${soldBy} ने, जिससे आपने बुकिंग की थी, आपकी बुकिंग कैंसल कर दी है।`,
      system: "आपकी बुकिंग कैंसल हो गई।",
    }),
    reason: (reason) => `कारण: ${reason}`,
    paidElsewhere: (who) => `यह बुकिंग ${who} ने ली थी। आपने जो भुगतान किया है, उसके बारे में उन्हीं से पूछें।`,
    nothingPaid: "कोई भुगतान नहीं हुआ था, इसलिए न कुछ वापस आना है, न कुछ देना है।",
    noneBySchedule: "इस बुकिंग की रिफ़ंड की शर्तों के अनुसार कोई रिफ़ंड नहीं है।",
    refunding: (amount) => `हम ${amount} वापस भेज रहे हैं।`,
    noRefund: "कोई रिफ़ंड नहीं है।",
    calendar: "साथ की फ़ाइल से यात्रा आपके कैलेंडर से हट जाएगी।",
    footnote: "अगर यह आपने नहीं किया, तो तुरंत संपर्क पेज से हमें लिखें।",
  },
  expired: {
    subject: ({ booking, tour }) => `आपकी बुकिंग ${booking} खत्म हो गई: ${tour}`,
    heading: "आपकी बुकिंग खत्म हो गई",
    intro: (why) => `${why} सीटें फिर से बिक रही हैं, और आपको कुछ नहीं देना है।`,
    justPaid:
      "अगर आपने अभी-अभी भुगतान किया है, तो कुछ करने की ज़रूरत नहीं। भुगतान मिलने पर, सीटें बाकी हुईं तो हम बुकिंग पक्की करेंगे, नहीं तो पूरी रकम वापस भेजेंगे। दोनों ही हालत में आपको ईमेल मिलेगा।",
  },
  balance: ({ booking, tour, amount, date }) => ({
    subject: `आपकी बुकिंग ${booking} के बाकी ${amount} देने हैं: ${tour}`,
    preheader: `${until(date)}भुगतान करें।`,
    heading: "आपकी बाकी रकम देनी है",
  }),
  paymentDue: ({ booking, tour, amount, date }) => ({
    subject: `आपकी बुकिंग ${booking} के लिए ${amount} देना है: ${tour}`,
    preheader: `${until(date)}भुगतान करें।`,
    heading: "भुगतान की तारीख पास है",
  }),
  reminder: {
    subject: { 1: "कल", 7: "7 दिन बाद" },
    heading: { 1: "आपकी यात्रा कल शुरू होगी", 7: "आपकी यात्रा 7 दिन बाद शुरू होगी" },
    preheader: (start, meetingPoint) => `${start} शुरू। मिलने की जगह: ${meetingPoint}`,
    intro: (start, operator) =>
      `आपका टूर ${start} शुरू होगा। ${operator} इसे चलाता है और आपसे वहीं मिलेगा। आपका वाउचर साथ में है। इसे फ़ोन पर या कागज़ पर दिखाएँ।`,
    call: "किसे फ़ोन करें",
    emergency: "आपात स्थिति में",
    emergencyLine: "पुलिस, फ़ायर ब्रिगेड और एम्बुलेंस के लिए भारत में किसी भी फ़ोन से 112 मिलाएँ।",
  },
  party: ({ booking, operator, due, words }) => ({
    subject: `${booking} में साथ जाने वालों के नाम, ${due} तक`,
    preheader: `${operator} को हर यात्री का नाम चाहिए।`,
    heading: "साथ जाने वालों के नाम भरें",
    intro: `कमरों, टिकटों और परमिट के लिए ${operator} को ${due} तक हर यात्री का नाम चाहिए।${words === "" ? "" : ` यह भी चाहिए: ${words}।`} इनमें से कुछ अभी बाकी है। यह जानकारी ईमेल के जवाब में न भेजें; अपनी बुकिंग के पेज पर भरें।`,
  }),
  paid: {
    subject: (amount, booking) => `आपकी बुकिंग ${booking} के लिए ${amount} मिल गए`,
    preheader: (left) =>
      left === null ? "धन्यवाद। आपकी बुकिंग का पूरा भुगतान हो गया।" : `धन्यवाद। ${left} देना बाकी है।`,
    heading: "आपका भुगतान मिल गया",
    intro: (amount, isInvoiced) => `हमें ${amount} मिल गए। धन्यवाद।${isInvoiced ? " आपका इनवॉइस साथ में है।" : ""}`,
    tooMuch: (comesBack) => `यह रकम ज़रूरत से ज़्यादा है। ${comesBack}`,
  },
  invoice: ({ booking, tour }) => ({
    subject: `बुकिंग ${booking} का इनवॉइस: ${tour}`,
    preheader: "इसके लिए आपके राज्य का नाम चाहिए था।",
    heading: "आपका इनवॉइस",
    paragraphs: ["टैक्स इनवॉइस के लिए आपके राज्य का नाम चाहिए था, जो अब मिल गया है। इनवॉइस साथ में है।"],
  }),
  returned: (amount, booking) => ({
    subject: `बुकिंग ${booking} का आपका भुगतान हम वापस भेज रहे हैं`,
    preheader: `${amount} आपके पास वापस आ रहे हैं।`,
    heading: "आपका भुगतान वापस भेजा जा रहा है",
    intro: "हमें एक भुगतान मिला जिसे हम इस बुकिंग के लिए नहीं ले सके।",
  }),
  compensated: (amount, booking) => ({
    subject: `बुकिंग ${booking} के लिए ${amount} का मुआवज़ा`,
    preheader: "यह आपके खाते में आ रहा है।",
    heading: "आपका मुआवज़ा भेज दिया गया",
    paragraphs: [`आपके भुगतान के रिफ़ंड के अलावा हमने ${amount} भेजे हैं।`],
  }),
  refundSent: (amount, booking) => ({
    subject: `बुकिंग ${booking} के लिए ${amount} का रिफ़ंड हो गया`,
    preheader: "आपका रिफ़ंड आपके बैंक में आ रहा है।",
    heading: "आपका रिफ़ंड भेज दिया गया",
    byHand: `हमने ${amount} वापस भेज दिए हैं।`,
    toMethod: `हमने ${amount} उसी तरीके से वापस भेज दिए हैं जिससे आपने भुगतान किया था।`,
  }),
  closed: {
    subject: (date, booking) => `${date} की आपकी यात्रा नहीं हो पाएगी (${booking})`,
    pleaseChoose: (date, booking) => `${date} की आपकी यात्रा नहीं हो पाएगी: एक विकल्प चुनें (${booking})`,
    preheader: "बिना कुछ और दिए दूसरी तारीख चुनें, या पूरा रिफ़ंड।",
    heading: "आपकी रवानगी बंद हो गई",
    intro: (operator, date) => `यह टूर ${operator} चलाता है, और उसने ${date} की रवानगी बंद कर दी है। हमें अफ़सोस है।`,
    contactOperator: (operator) =>
      `आपकी बुकिंग ${operator} ने ली थी। दूसरी तारीख और अपने भुगतान के बारे में उन्हीं से बात करें।`,
    chooseOne: "अपनी बुकिंग के पेज पर इनमें से एक चुनें:",
    anotherDate: "दूसरी तारीख",
    atNoCost: "बिना कुछ और दिए, चाहे वह तारीख महँगी हो। सस्ती हो तो फ़र्क हम वापस भेजेंगे।",
    fullRefund: "पूरा रिफ़ंड",
    all: (amount) => `आपके दिए हुए पूरे ${amount}, रिफ़ंड की शर्तें चाहे जो हों।`,
    nothingPaid: "आपने अभी कुछ भुगतान नहीं किया है, और कुछ देना भी नहीं है।",
    ifNothing: "अगर आप कुछ नहीं चुनते",
    until: (date) =>
      `आप रवानगी से एक दिन पहले तक चुन सकते हैं। उसके बाद, ${date} को, हम बुकिंग कैंसल करके पूरी रकम वापस भेजेंगे।`,
  },
  guaranteed: (date, booking) => ({
    subject: `${date} की आपकी यात्रा पक्की है (${booking})`,
    preheader: "यात्रा होगी।",
    heading: "आपकी रवानगी पक्की है",
    paragraphs: ["यात्रा होगी। आपकी बुकिंग में कोई बदलाव नहीं है।"],
  }),
  reopened: ({ date, booking, operator }) => ({
    subject: `${date} की आपकी यात्रा अब होगी (${booking})`,
    preheader: "रवानगी फिर से चालू है। आपकी बुकिंग में कोई बदलाव नहीं है।",
    heading: "आपकी यात्रा अब होगी",
    paragraphs: [
      `यह टूर ${operator} चलाता है, और उसने ${date} की रवानगी फिर से चालू कर दी है। आपकी बुकिंग में कोई बदलाव नहीं है, और आपको कुछ नहीं करना है।`,
      "बुकिंग की रिफ़ंड की शर्तें फिर से लागू हैं।",
    ],
  }),
  meeting: {
    what: { both: "शुरू होने का समय और मिलने की जगह", start: "शुरू होने का समय", place: "मिलने की जगह" },
    subject: ({ what, date, booking }) => `${date} की आपकी यात्रा में बदलाव: ${what} (${booking})`,
    startNow: (now, before) => `अब ${now}, पहले ${before}।`,
    placeNow: (place) => `अब: ${place}`,
    heading: (what) => `बदलाव: ${what}`,
    intro: ({ operator, what, date }) =>
      `यह टूर ${operator} चलाता है, और उसने ${date} की आपकी यात्रा में यह बदला है: ${what}। आपकी बुकिंग में और कोई बदलाव नहीं है।`,
    calendar: "साथ की फ़ाइल से आपके कैलेंडर में भी यह बदल जाएगा।",
    start: ["पहले शुरू", "अब शुरू"],
    place: ["मिलने की पुरानी जगह", "मिलने की नई जगह"],
  },
  offer: {
    subject: ({ isReminder, due, start, booking }) =>
      `${isReminder ? "याद दिला रहे हैं: " : ""}${due} तक चुनें: ${start} की आपकी यात्रा (${booking})`,
    preheader: "बिना कुछ और दिए दूसरी यात्रा, या पूरा रिफ़ंड।",
    heading: "आपकी यात्रा बुकिंग के अनुसार नहीं हो पाएगी",
    stillOpen: "आपको अभी चुनना है",
    intro: (start) => `हमें अफ़सोस है: ${start} की आपकी यात्रा बुकिंग के अनुसार नहीं हो पाएगी।`,
    chooseBy: (due, fallback) => `${due} तक चुनें। ${withoutAnswer[fallback]}`,
    another: "दूसरी यात्रा, बिना कुछ और दिए",
    all: (amount) => `आपके दिए हुए पूरे ${amount}।`,
    nothingPaid: "आपने अभी कुछ भुगतान नहीं किया है।",
  },
  rebooked: {
    subject: ({ booking, tour }) => `आपकी नई बुकिंग ${booking}: ${tour}`,
    preheader: (start, before) => `${start}, ${before} की जगह।`,
    heading: "आपकी नई यात्रा बुक हो गई",
    intro: ({ booking, tour, start }) => `यह बुकिंग ${booking} (${tour}, ${start}) की जगह है, जो कैंसल हो गई।`,
    carried: (amount) => `आपके दिए हुए ${amount} नई बुकिंग में गिने जाएँगे।`,
  },
  consent: {
    subject: ({ booking, tour }) => `अपनी बुकिंग ${booking} में बदलाव के लिए हाँ या ना कहें: ${tour}`,
    preheader: (price, date) => `नई कीमत ${price}. ${date} तक जवाब दें।`,
    heading: "क्या आपको यह बदलाव मंज़ूर है?",
    intro: (reason) => `Tour Bharat आपकी बुकिंग में एक बदलाव का सुझाव देता है। कारण: ${reason}`,
    until: (date) => `${date} तक आप हाँ नहीं कहते, तो कुछ नहीं बदलेगा। तब तक कोई सीट नहीं रोकी जाती।`,
    date: ["अब की तारीख", "नई तारीख"],
    party: ["अब के यात्री", "नए यात्री"],
    price: ["अब की कीमत", "नई कीमत"],
    footnote: "अगर आपको यह बदलाव नहीं चाहिए, तो मना कर दें या इस ईमेल को छोड़ दें। आपकी बुकिंग वैसी ही रहेगी।",
  },
  contact: {
    subject: ({ booking, tour }) => `बुकिंग ${booking} में आपकी जानकारी बदल गई है: ${tour}`,
    heading: "आपकी जानकारी बदल गई है",
    intro: (who, what) => `${who} ने आपकी बुकिंग में जानकारी बदली है: ${what}`,
    newAddress: "बुकिंग के बारे में ईमेल अब से इसी पते पर आएँगे। उसके कागज़ात साथ में हैं।",
  },
  removed: (booking, isLinkEnded) => ({
    subject: `आपका पता बुकिंग ${booking} से हटा दिया गया`,
    preheader: "अब इसके बारे में आपको ईमेल नहीं आएँगे।",
    heading: "आपका पता एक बुकिंग से हटा दिया गया",
    paragraphs: [
      `Tour Bharat की बुकिंग ${booking} में अब दूसरा ईमेल पता है, इसलिए इसके बारे में आपको ईमेल नहीं आएँगे।${isLinkEnded ? " पुराने ईमेल के लिंक से यह अब नहीं खुलेगी।" : ""}`,
      "अगर यह आपकी बुकिंग है और आपने यह नहीं माँगा, तो तुरंत संपर्क पेज से हमें लिखें।",
    ],
  }),
  documents: ({ booking, tour }) => ({
    subject: `आपकी बुकिंग ${booking} के कागज़ात: ${tour}`,
    heading: "आपकी बुकिंग के कागज़ात",
    paragraphs: ["आपके कहने पर आपकी बुकिंग के कागज़ात साथ में भेजे जा रहे हैं।"],
  }),
};

const withoutAnswer = {
  refund: "जवाब नहीं मिला तो हम बुकिंग कैंसल करके आपका दिया हुआ पूरा पैसा वापस भेजेंगे।",
  date: "जवाब नहीं मिला तो हम आपकी बुकिंग इनमें से पहली खाली तारीख पर कर देंगे, या पूरा पैसा वापस भेजेंगे।",
  tour: "जवाब नहीं मिला तो हम आपकी बुकिंग इनमें से पहले खाली टूर में कर देंगे, या पूरा पैसा वापस भेजेंगे।",
};
