import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

const link = "text-peacock underline underline-offset-4";

export const messages: typeof english = {
  title: "अगर आपकी योजना बदल जाए",
  titleOfClosed: "आप क्या कर सकते हैं",
  offline: "आप ऑफ़लाइन हैं। इंटरनेट आने पर आप यह बुकिंग बदल या कैंसल कर सकते हैं।",
  legend: (id) => (
    <legend className="sr-only">
      बुकिंग <Exact>{id}</Exact> बदलें या कैंसल करें
    </legend>
  ),
  anythingElse: (id) => (
    <p className="mt-4 max-w-[68ch]">
      कुछ और बदलना है, जैसे यात्री बढ़ाने हैं?{" "}
      <Link to={`/contact?booking=${id}`} className={link}>
        बुकिंग <Exact>{id}</Exact> के बारे में हमें लिखें
      </Link>
      । अगर टूर ऑपरेटर यात्रा कैंसल करता है, तो आपको पूरी रकम वापस मिलती है; बाकी बातें हमारी{" "}
      <Link to="/terms" className={link}>
        शर्तों
      </Link>{" "}
      में हैं।
    </p>
  ),
  showPrice: "नई कीमत देखें",
  refundMissing: "फ़ॉर्म में रिफ़ंड की रकम नहीं थी, इसलिए कुछ कैंसल नहीं हुआ। रिफ़ंड देखकर फिर से कैंसल करें।",
  priceMissing: "फ़ॉर्म में कीमत नहीं थी, इसलिए कुछ नहीं बदला। कीमत देखकर फिर से पक्का करें।",
  confirmWithRefund: (refund) => (
    <span>
      बदलाव पक्का करें, रिफ़ंड <Exact>{refund}</Exact>
    </span>
  ),
  cancel: {
    title: "यह बुकिंग कैंसल करें",
    titleOfClosed: "पूरे रिफ़ंड के साथ कैंसल करें",
    reason: "कैंसल करने की वजह",
    noUndo: "आपकी सीटें तुरंत फिर से बिकने लगेंगी। इसे वापस नहीं किया जा सकता।",
    submit: (refund) => (
      <span>
        बुकिंग कैंसल करें, रिफ़ंड <Exact>{refund}</Exact>
      </span>
    ),
    submitWithoutRefund: "बुकिंग कैंसल करें, बिना रिफ़ंड के",
    paidNothing: "आपने कोई भुगतान नहीं किया है, इसलिए कोई रिफ़ंड नहीं है और कुछ देना भी नहीं है।",
    noRefund: () => (
      <>
        <span>अगर आप आज कैंसल करते हैं, तो</span> <strong>कोई रिफ़ंड नहीं मिलेगा</strong>
        <span>: इस बुकिंग पर रिफ़ंड मिलने का समय निकल चुका है।</span>
      </>
    ),
    refund: ({ refund, percent, total, atMost }) => (
      <>
        <span>अगर आप आज कैंसल करते हैं, तो आपको</span> <strong translate="no">{refund}</strong>{" "}
        <span>वापस मिलेंगे:</span> <Exact>{total}</Exact> <span>{`का ${percent} %`}</span>
        <span>
          {atMost !== null && (
            <span>
              , लेकिन ज़्यादा से ज़्यादा <Exact>{atMost}</Exact>, जितना आपने भुगतान किया है
            </span>
          )}
          <span>।</span>
        </span>
      </>
    ),
    deadline: ({ until, from, amount }) => (
      <p className="mt-1">
        यह <Exact>{until}</Exact> तक लागू है। <Exact>{from}</Exact> से{" "}
        <span>
          {amount === null ? (
            <span>कुछ वापस नहीं मिलेगा।</span>
          ) : (
            <span>
              सिर्फ़ <Exact>{amount}</Exact> वापस मिलेंगे।
            </span>
          )}
        </span>
      </p>
    ),
  },
  details: {
    section: "अपनी बुकिंग बदलें",
    title: "खास ज़रूरतें या आपात संपर्क बदलें",
    specialRequests: "खास ज़रूरतें",
    saving: "सहेजा जा रहा है …",
    save: "बदलाव सहेजें",
    saved: "सहेज लिया गया। हमारी टीम को बदलाव दिख रहा है।",
  },
  date: {
    title: "दूसरी तारीख को यात्रा करें",
    titleOfClosed: "दूसरी तारीख को यात्रा करें, बिना किसी खर्च के",
    now: (departure) => (
      <span>
        आपकी यात्रा <Exact>{departure}</Exact> को है। आगे की तारीख लेने से रिफ़ंड की शर्तें बेहतर नहीं होतीं।
      </span>
    ),
    ofClosed:
      "अगर नई तारीख महँगी है, तो आपको कुछ नहीं देना है; अगर सस्ती है, तो अंतर आपको वापस मिलेगा। इसके बाद रिफ़ंड नई तारीख से गिना जाएगा।",
    label: "यात्रा की नई तारीख",
    startTime: "शुरू होने का समय",
    form: "नई तारीख पक्की करें",
    wouldCost: (departure) => (
      <h3 data-outcome tabIndex={-1} className="text-lg font-semibold outline-none">
        <Exact>{departure}</Exact> को इस बुकिंग की कीमत होगी
      </h3>
    ),
    refundLater: (percent) =>
      percent === 0
        ? "अगर आप बाद में कैंसल करते हैं, तो कुछ वापस नहीं मिलेगा, जैसे आज भी नहीं मिलता।"
        : `अगर आप बाद में कैंसल करते हैं, तो ज़्यादा से ज़्यादा ${percent} % वापस मिलेगा, जितना आज मिलता।`,
    submitWithRefund: (refund) => (
      <span>
        तारीख बदलें, रिफ़ंड <Exact>{refund}</Exact>
      </span>
    ),
    submit: "यात्रा इस तारीख पर ले जाएँ",
    isPresent: "आपकी यात्रा इसी दिन है।",
  },
  extras: {
    title: "अतिरिक्त सेवाएँ बदलें",
    explained: "अतिरिक्त सेवाएँ घटाने पर रिफ़ंड उनके अपने नियमों से मिलता है, बढ़ाने पर उनकी कीमत जुड़ती है।",
    form: "अतिरिक्त सेवाएँ पक्की करें",
    wouldCost: "इन अतिरिक्त सेवाओं के साथ बुकिंग की कीमत होगी",
    submit: "अतिरिक्त सेवाएँ पक्की करें",
  },
  party: {
    title: "कम लोगों के साथ यात्रा करें",
    explained: (party) =>
      `आपकी बुकिंग में हैं: ${party}। कीमत में जो अंतर आएगा, उसका कितना हिस्सा वापस मिलेगा, यह रिफ़ंड की शर्तों से तय होता है। जिन लोगों की जगह नहीं रहेगी, उनके नाम हट जाएँगे; बाकी नाम जाँच लें।`,
    travelers: "यात्री",
    children: "बच्चे",
    infants: "शिशु",
    range: (min, max) => `${min} से ${max}`,
    form: "कम लोगों वाली बुकिंग पक्की करें",
    wouldCost: (party) => `${party}: बुकिंग की कीमत होगी`,
    submit: "कम लोगों के साथ पक्का करें",
  },
  quote: {
    same: "कीमत उतनी ही रहेगी।",
    more: (amount) => `अभी की कीमत से ${amount} ज़्यादा।`,
    less: (amount) => `अभी की कीमत से ${amount} कम।`,
    refund: (amount) => (
      <li>
        <strong translate="no">{amount}</strong> उसी तरीके से वापस आएँगे, जिससे आपने भुगतान किया था।
      </li>
    ),
    toPay: (amount) => (
      <li>
        <strong translate="no">{amount}</strong> का भुगतान अभी बाकी है।
      </li>
    ),
  },
};
