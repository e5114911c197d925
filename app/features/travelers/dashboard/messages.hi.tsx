import { Link } from "react-router";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "डैशबोर्ड",
  description: "आपकी आने वाली और पिछली यात्राएँ, और आपकी विशलिस्ट।",
  hello: (name) => `नमस्ते, ${name}`,
  newMessages: "नए संदेश:",
  booking: "बुकिंग ",
  verify: {
    label: "अपना ईमेल पक्का करें",
    text: (email) => (
      <span className="min-w-0 break-words">
        अपना ईमेल <strong>{email}</strong> पक्का करें। फिर इससे बिना खाते के की गई आपकी बुकिंग भी यहाँ दिखेंगी।
      </span>
    ),
    send: "लिंक भेजें",
  },
  trips: {
    title: "यात्राएँ",
    all: "सभी बुकिंग",
    upcoming: "आने वाली",
    noOther: "और कोई आने वाली यात्रा नहीं है।",
    none: "कोई आने वाली यात्रा नहीं है।",
    find: "टूर खोजें",
    past: "पिछली",
    noPast: "आपकी पिछली यात्राएँ यहाँ दिखेंगी।",
    toReview: "रिव्यू लिखने हैं",
    reviewLater: "यात्रा पूरी होने पर उसका रिव्यू लिख सकते हैं।",
    noReviews: "कोई रिव्यू लिखना बाकी नहीं है। शुक्रिया।",
    openBooking: "बुकिंग",
    review: "रिव्यू लिखें",
  },
  wishlist: {
    title: "विशलिस्ट",
    all: (tours) => `सभी ${tours} टूर`,
    open: "विशलिस्ट खोलें",
    empty: () => (
      <p className="mt-2 text-muted">
        आपकी विशलिस्ट खाली है।{" "}
        <Link to="/tours" className="font-semibold text-peacock underline underline-offset-4">
          किसी भी टूर
        </Link>{" "}
        पर दिल दबाएँ, और वह यहाँ सहेज लिया जाएगा।
      </p>
    ),
  },
};
