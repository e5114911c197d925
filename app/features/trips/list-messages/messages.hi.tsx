import { Link } from "react-router";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  intro: "आपकी सारी यात्राएँ, आने वाली और पिछली।",
  pages: "पेज",
  firstPage: "पहला पेज",
  more: "और बुकिंग देखें",
  questions: "आपके सवाल",
  notAnswered: "अभी जवाब नहीं मिला",
  guestBookings: (unverified) => (
    <p className="mt-10 max-w-2xl text-muted print:hidden">
      <span>{`${unverified === null ? "आपके ईमेल पते से बिना खाते के की गई बुकिंग भी यहाँ दिखती हैं।" : `${unverified} से बिना खाते के की गई बुकिंग यहाँ तब दिखेंगी, जब आप यह ईमेल पता पक्का कर लेंगे।`} किसी और ईमेल पते से बुक किया था?`}</span>{" "}
      <Link to="/bookings/lookup" className="text-peacock underline underline-offset-4">
        बुकिंग नंबर से खोजें
      </Link>
      ।
    </p>
  ),
  none: {
    all: {
      title: "अभी कोई बुकिंग नहीं",
      text: "आपकी बुकिंग यहाँ दिखेंगी, यात्रा के लिए ज़रूरी हर चीज़ के साथ।",
    },
    upcoming: {
      title: "कोई आने वाली यात्रा नहीं",
      text: "अगली यात्रा बस कुछ कदम दूर है।",
    },
    past: {
      title: "अभी कोई पिछली यात्रा नहीं",
      text: "यात्रा पूरी होने के अगले दिन यहाँ आ जाती है, और आप उसका रिव्यू लिख सकते हैं।",
    },
    cancelled: { title: "कोई कैंसल बुकिंग नहीं", text: "कैंसल की गई बुकिंग आप यहाँ देख सकते हैं।" },
  },
  noResults: "कुछ नहीं मिला",
  noneHas: (typed) => `यहाँ किसी बुकिंग के टूर, जगह या नंबर में “${typed}” नहीं है।`,
  clear: "खोज हटाएँ",
  findTour: "टूर खोजें",
  filter: "बुकिंग फ़िल्टर करें",
  search: "अपनी बुकिंग में खोजें",
  searchLabel: "टूर या बुकिंग नंबर",
  searchButton: "खोजें",
  newMessage: "नया संदेश",
  travelDate: "यात्रा की तारीख",
  travelers: "यात्री",
  total: "कुल",
};
