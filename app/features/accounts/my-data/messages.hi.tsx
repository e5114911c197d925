import { Link } from "react-router";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "आपकी जानकारी",
  description: "देखें कि Tour Bharat के पास आपके ईमेल से जुड़ी क्या जानकारी है, उसे डाउनलोड करें या मिटाएँ, बिना खाते के।",
  intro: () => (
    <p className="mt-4">
      बिना खाते के बुक किया था, या हमें लिखा था? आपके ईमेल से जुड़ी जो जानकारी हमारे पास है, उसका लिंक हम आपको मेल कर देंगे।
      वहाँ आप उसे डाउनलोड कर सकते हैं या मिटा सकते हैं। खाता है तो{" "}
      <Link to="/profile/data" className="text-peacock underline underline-offset-4">
        अपनी प्रोफ़ाइल
      </Link>{" "}
      में देखें।
    </p>
  ),
  email: "ईमेल",
  oneMoment: "एक पल…",
  sendLink: "मुझे लिंक भेजें",
  linkSent: (email) => `अगर हमारे पास ${email} से जुड़ी कोई जानकारी है, तो लिंक भेज दिया गया है।`,
  storedAbout: (email) => (
    <p className="mt-4 break-words">
      <strong>{email}</strong> से जुड़ी जानकारी:
    </p>
  ),
  bookings: "बुकिंग",
  bookingsAhead: (bookings, ahead) => `${bookings}, जिनमें ${ahead} की यात्रा अभी बाकी है`,
  contactMessages: "हमें भेजे संदेश",
  waitingLists: "वेटिंग लिस्ट",
  newsletter: "न्यूज़लेटर",
  subscribed: "चालू है",
  no: "नहीं",
  hasAccount: "इस ईमेल से एक खाता भी है। उसकी बाकी जानकारी प्रोफ़ाइल में “आपकी जानकारी” में है।",
  download: "JSON में डाउनलोड करें",
  correct: "सुधारें",
  correctText: () => (
    <p className="mt-2">
      साथ जाने वाले लोगों के नाम बुकिंग के पेज पर सुधारे जा सकते हैं, जिसका लिंक बुकिंग के मेल में है। कोई और गलती हो तो बुकिंग नंबर के
      साथ{" "}
      <Link to="/contact" className="text-peacock underline underline-offset-4">
        हमें लिखें
      </Link>
      ।
    </p>
  ),
  erase: "मिटाएँ",
  eraseText:
    "नाम, संपर्क की जानकारी, खास ज़रूरतें और संदेश मिटा दिए जाते हैं। जो यात्राएँ अभी बाकी हैं, उनकी जानकारी उनके पूरा होने तक रहती है। रकम और टैक्स के कागज़ कानून के मुताबिक बने रहते हैं।",
  eraseForGood: "मेरी जानकारी हमेशा के लिए मिटाएँ",
  erasing: "मिटाया जा रहा है…",
  tickBox: "इस खाने पर निशान लगाएँ: मिटाई गई जानकारी वापस नहीं लाई जा सकती।",
  erased: "मिटा दी गई। रकम और टैक्स के कागज़ कानून के मुताबिक बने रहते हैं।",
  erasedExceptAhead:
    "मिटा दी गई, सिवाय उन यात्राओं की जानकारी के जो अभी बाकी हैं: उन्हें कैंसल करें, या यात्रा पूरी होने पर फिर से मिटाएँ।",
};
