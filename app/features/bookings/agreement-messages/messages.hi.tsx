import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

const link = "text-peacock underline underline-offset-4";

export const messages: typeof english = {
  booked: (tour) => `बुक हो गया: ${tour}`,
  facts: {
    booking: "बुकिंग",
    tour: "टूर",
    tourOf: (tour, operator) => `${tour}, ${operator} के साथ`,
    start: "शुरू",
    party: "साथ जाने वाले लोग",
    heldUntil: "सीटें कब तक रोकी गई हैं",
  },
  legal: (privacyPath, termsPath) => (
    <p>
      हम आपकी जानकारी का इस्तेमाल यह यात्रा कराने के लिए करते हैं, जैसा{" "}
      <a href={privacyPath} target="_blank" className={link}>
        निजता सूचना
      </a>{" "}
      में लिखा है, और हमारी{" "}
      <a href={termsPath} target="_blank" className={link}>
        शर्तों
      </a>{" "}
      के अनुसार।
    </p>
  ),
  byAssistant: "यह बुकिंग आपके लिए एक असिस्टेंट ने तैयार की है। हाँ कहने से पहले इसे जाँच लें।",
  agree: {
    check: "अपनी बुकिंग जाँच लें",
    made: "आपकी बुकिंग हो गई है",
    madeHint: "हमारे ईमेल के लिंक से यह खुल जाएगी।",
    over: "इस ऑफ़र का समय निकल गया",
    overHint: "आपके असिस्टेंट ने जो सीटें रोकी थीं, वे फिर से बिकने लगी हैं। न कुछ बुक हुआ है, न कोई भुगतान करना है।",
    seeTours: "टूर देखें",
    untilConfirmed:
      "यह बुकिंग आपके लिए एक असिस्टेंट ने तैयार की है। जब तक आप हाँ नहीं कहते और हमारे ईमेल का लिंक खोलकर इसे पक्का नहीं करते, तब तक कुछ बुक नहीं होगा।",
    untilPaid:
      "यह बुकिंग आपके लिए एक असिस्टेंट ने तैयार की है। जब तक आप हाँ कहकर भुगतान नहीं करते, या हमारे ईमेल का लिंक खोलकर इसे पक्का नहीं करते, तब तक कुछ बुक नहीं होगा।",
    saving: "सहेजा जा रहा है…",
    agree: "हाँ, बुक करें",
    agreeAndPay: "हाँ, बुक करें और भुगतान करें",
    notYours: "अगर आपने यह नहीं माँगा था, तो यह पेज बंद कर दें: सीटें अपने आप फिर से बिकने लगेंगी।",
  },
  confirm: {
    title: "अपना ईमेल पता पक्का करें",
    booking: (bookingId, tour, date) => (
      <p className="mt-4 text-lg">
        बुकिंग <Exact>{bookingId}</Exact>
        <span>{`: ${tour},`}</span> <Exact>{date}</Exact>
      </p>
    ),
    by: (email, deadline, at) => (
      <p className="mt-2">
        <time translate="no" dateTime={at}>
          {deadline}
        </time>{" "}
        <span>तक पक्का करें कि</span> <strong className="wrap-anywhere">{email}</strong>{" "}
        <span>
          आपका ही पता है। ऐसा न होने पर बुकिंग का समय निकल जाएगा, और सीटें फिर से बिकने लगेंगी। अगर आपने यह टूर बुक नहीं
          किया है, तो यह पेज बंद कर दें।
        </span>
      </p>
    ),
    confirming: "पक्का हो रहा है…",
    agree: "हाँ, पक्का करें",
    confirm: "पता पक्का करें",
  },
  change: {
    title: "आपकी बुकिंग में बदलाव",
    question: "क्या आपको यह बदलाव मंज़ूर है?",
    booking: (bookingId, tour, operator) => (
      <p className="mt-4 text-lg">
        बुकिंग <Exact>{bookingId}</Exact>
        <span>{`: ${tour}, ${operator} के साथ`}</span>
      </p>
    ),
    outcomes: {
      accepted: "आपने यह बदलाव मान लिया है। नई जानकारी हमने आपको ईमेल कर दी है।",
      declined: "आपने यह बदलाव नहीं माना। आपकी बुकिंग पहले जैसी ही है।",
      withdrawn: "यह बदलाव वापस ले लिया गया है। आपकी बुकिंग पहले जैसी ही है।",
      expired: "जवाब देने का समय निकल गया है। आपकी बुकिंग पहले जैसी ही है।",
      outdated: "यह भेजे जाने के बाद आपकी बुकिंग बदल चुकी है, इसलिए यह अब लागू नहीं होता। हमसे संपर्क करें।",
    },
    rows: { date: "यात्रा की तारीख", party: "यात्री", price: "कीमत" },
    caption: "बुकिंग अभी और बदलाव के बाद",
    part: "बुकिंग का हिस्सा",
    now: "अभी",
    next: "नया",
    answerBy: (toPay, deadline) => (
      <p className="mt-4">
        {toPay !== null && (
          <span>
            तब <Exact>{toPay}</Exact> का भुगतान करना होगा।{" "}
          </span>
        )}
        <Exact>{deadline}</Exact>{" "}
        <span>तक जवाब दें। जवाब न देने पर आपकी बुकिंग जैसी है, वैसी ही रहेगी। आपके हाँ कहने तक सीटें नहीं रोकी जातीं।</span>
      </p>
    ),
    accept: (total) => (
      <span>
        मंज़ूर है, कुल <Exact>{total}</Exact>
      </span>
    ),
    decline: "मंज़ूर नहीं",
    view: "बुकिंग देखें",
  },
};
