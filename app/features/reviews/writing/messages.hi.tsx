import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "आपका रिव्यू",
  titleOf: (tour) => `आपका रिव्यू: ${tour}`,
  description: "दूसरे यात्रियों को बताएँ कि आपकी यात्रा कैसी रही।",
  days: (first, last) => (
    <span>
      <Exact>{first}</Exact> से <Exact>{last}</Exact>
    </span>
  ),
  comma: ",",
  booking: "बुकिंग ",
  closed: "रिव्यू अभी बंद हैं",
  someone: "एक यात्री",
  state: {
    nothing: "अभी रिव्यू लिखने को कुछ नहीं है",
    canceled: "यह बुकिंग कैंसल हो गई थी।",
    expired: "इस बुकिंग का समय निकल गया है।",
    noShow: "आप इस बुकिंग पर यात्रा करने नहीं आए थे।",
    pending: "यह बुकिंग अभी पक्की नहीं हुई है।",
    notOver: (lastDay) => `यह यात्रा ${lastDay} को पूरी होगी। रिव्यू उसके अगले दिन से लिख सकते हैं।`,
    saved: "शुक्रिया, आपका रिव्यू सहेज लिया गया है",
    hidden: "आपका रिव्यू छिपा दिया गया है",
    written: "आप इस यात्रा का रिव्यू लिख चुके हैं",
    removed: () => (
      <p>
        हमारी टीम ने इसे टूर के पेज से हटा दिया है। अगर आपको लगता है कि यह गलती से हुआ है, तो{" "}
        <Link to="/contact" className="underline underline-offset-4">
          हमें लिखें
        </Link>
        ।
      </p>
    ),
    seeIt: "इसे टूर के पेज पर देखें",
    stop: "।",
    stopSoon: "। दूसरों को यह एक मिनट के अंदर दिखने लगेगा।",
    changeUntil: (until) => `इसे ${until} तक बदल सकते हैं।`,
    final: (days, until) => `रिव्यू ${days} दिन तक बदला जा सकता है। यह समय ${until} को पूरा हो गया।`,
    outOfFive: (rating) => `5 में से ${rating} स्टार`,
  },
  form: {
    howWasIt: "कैसी रही यात्रा?",
    change: "अपना रिव्यू बदलें",
    rating: "आपकी रेटिंग",
    stars: {
      1: "खराब",
      2: "उम्मीद से कम",
      3: "ठीक-ठाक",
      4: "अच्छी",
      5: "बहुत बढ़िया",
    },
    star: (stars, word) => `${stars} स्टार: ${word}`,
    title: "शीर्षक",
    titleHint: "एक लाइन में पूरी बात।",
    text: "आपका रिव्यू",
    textHint:
      "क्या अच्छा लगा, क्या नहीं, और यह टूर किसके लिए सही है। किसी भी भाषा में लिखें। किसी का नाम उनसे पूछे बिना न लिखें।",
    lengthHint: (hint, min, max) => `${hint} ${min} से ${max} अक्षर।`,
    count: (count, max) => `${max} में से ${count}`,
    tooMany: (characters) => `${characters} अक्षर ज़्यादा हैं`,
    publishes: (author, days) =>
      `यह तुरंत “${author}” के नाम से और “पक्की बुकिंग से” लिखकर छपेगा। इसे ${days} दिन तक बदल सकते हैं, और इसके बाद फ़ोटो जोड़ सकते हैं।`,
    changes: "बदलाव टूर के पेज पर तुरंत दिखने लगेगा।",
    sending: "भेजा जा रहा है…",
    publish: "रिव्यू भेजें",
    save: "बदलाव सहेजें",
    stillHere: "आपने जो लिखा है, वह सब यहीं है।",
  },
  photographs: {
    title: "आपकी फ़ोटो",
    titleOf: (tour) => `आपकी फ़ोटो: ${tour}`,
    description: "आपके रिव्यू के साथ की फ़ोटो।",
    reviewFirst: "पहले इस यात्रा का रिव्यू लिखें, फिर फ़ोटो जोड़ें",
    count: (photographs, max) => `${max} में से ${photographs}`,
    intro:
      "बुक करने से पहले आप क्या देखना चाहते? हर फ़ोटो को आपके रिव्यू के साथ दिखाने से पहले हमारी टीम देखती है। उसे आप कभी भी हटा सकते हैं।",
    status: { waiting: "हमारी टीम देख रही है", approved: "दिख रही है", rejected: "नहीं दिखाई गई" },
    full: (max) => `एक रिव्यू में ज़्यादा से ज़्यादा ${max} फ़ोटो हो सकती हैं। और जोड़ने के लिए कोई एक हटाएँ।`,
    remove: "हटाएँ",
    removeThis: (photograph) => `हटाएँ: ${photograph}`,
    removeQuestion: "यह फ़ोटो हटानी है?",
    removeConsequence: "यह टूर के पेज से हट जाएगी, और हम इसे मिटा देंगे।",
    cancel: "रहने दें",
    removePhotograph: "फ़ोटो हटाएँ",
    removed: "फ़ोटो हटा दी गई है।",
    added: "शुक्रिया। हम इसे देखकर आपको लिखेंगे।",
    add: "फ़ोटो जोड़ें",
    photograph: "फ़ोटो",
    fileHint: (pixels) => `JPEG, PNG, WebP या AVIF, हर तरफ़ कम से कम ${pixels} पिक्सेल।`,
    chooseAgain: "फ़ोटो फिर से चुनें। बाकी सब यहीं है।",
    caption: "कैप्शन",
    captionHint: (characters) => `फ़ोटो में क्या है, किसी भी भाषा में। ज़्यादा से ज़्यादा ${characters} अक्षर।`,
    consent: "यह फ़ोटो मेरी है, इसमें दिख रहे लोग राज़ी हैं, और Tour Bharat इसे इस टूर के साथ दिखा सकता है।",
    addPhotograph: "फ़ोटो जोड़ें",
    uploadingLabel: "फ़ोटो अपलोड हो रही है",
    uploading: "अपलोड हो रही है…",
  },
};
