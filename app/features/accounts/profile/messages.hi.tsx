import { Link } from "react-router";
import { plural } from "~/domain/language/messages";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  pages: {
    label: "आपका खाता",
    profile: "प्रोफ़ाइल",
    notifications: "सूचनाएँ",
    security: "सुरक्षा",
    data: "आपकी जानकारी",
  },
  saving: "सहेजा जा रहा है…",
  saved: "सहेज लिया",
  removed: "हटा दिया",
  save: "सहेजें",
  verified: "जाँचा हुआ",
  notVerified: "अभी जाँचा नहीं गया",
  profile: {
    title: "आपकी प्रोफ़ाइल",
    description: "आपका नाम, फ़ोटो और संपर्क।",
    picture: "फ़ोटो",
    person: "नाम और फ़ोन",
    name: "पूरा नाम",
    phone: "फ़ोन",
    phoneHint: "10 अंक। भारत से बाहर का नंबर है? तो देश का कोड बदलें।",
    email: "ईमेल",
    changeEmail: "अपना ईमेल बदलें",
    verifyEmail: "अपना ईमेल पक्का करें या बदलें",
    companies: "कंपनियाँ",
    viewCompanies: "जिन कंपनियों के लिए काम करते हैं, उन्हें देखें या छोड़ें",
    emergencyContact: "आपात संपर्क",
    emergencyIntro: "यात्रा के दौरान टूर ऑपरेटर इन्हें फ़ोन कर सकता है। हर बुकिंग के लिए इसे बदल सकते हैं।",
    emergencyName: "आपात संपर्क का नाम",
    emergencyHint: "कोई ऐसा जो आपके साथ यात्रा नहीं कर रहा",
    emergencyPhone: "आपात संपर्क का फ़ोन",
    newsletter: "न्यूज़लेटर",
    newsletterIntro: "वैकल्पिक है, कभी भी बंद कर सकते हैं। बुकिंग और खाते के ईमेल तो हर हाल में आएँगे।",
    consent: (email) => (
      <span>
        घूमने के आइडिया, नए टूर और ऑफ़र <span className="font-semibold wrap-anywhere">{email}</span> पर भेजें
      </span>
    ),
  },
  picture: {
    title: "आपकी फ़ोटो",
    description: "आपके नाम के साथ दिखने वाली फ़ोटो।",
    back: "अपनी प्रोफ़ाइल पर वापस जाएँ",
    remove: "फ़ोटो हटाएँ",
    choose: "फ़ोटो चुनें",
    chooseAnother: "दूसरी फ़ोटो चुनें",
    hint: "JPEG, PNG, WebP या AVIF। फ़ोटो यहाँ खींचकर भी छोड़ सकते हैं, फिर उसे काट-छाँट लें।",
    hintWithoutScripts: (megabytes) => `JPEG, PNG, WebP या AVIF, ज़्यादा से ज़्यादा ${megabytes} MB।`,
    notSavable: "आपका ब्राउज़र यह फ़ोटो सहेज नहीं पा रहा। कोई दूसरी चुनें।",
    save: "फ़ोटो सहेजें",
    crop: "फ़ोटो काटें",
    preview: "झलक",
    zoom: "ज़ूम",
    across: "बाएँ से दाएँ",
    down: "ऊपर से नीचे",
    uploadingLabel: "फ़ोटो अपलोड हो रही है",
    uploading: "अपलोड हो रही है…",
    cancel: "रहने दें",
  },
  data: {
    title: "आपकी जानकारी",
    description: "अपनी जानकारी डाउनलोड करें, या अपना खाता हटाएँ।",
    download: "अपनी जानकारी डाउनलोड करें",
    downloadIntro: "आपके बारे में हमारे पास जो भी जानकारी है, सब एक JSON फ़ाइल में। पासवर्ड और कुंजियाँ इसमें नहीं हैं।",
    nominee: "आपका नॉमिनी",
    nomineeIntro:
      "वह व्यक्ति जो आपके न रहने पर या आपके असमर्थ होने पर इस जानकारी से जुड़े आपके अधिकार इस्तेमाल कर सकता है। हम सिर्फ़ तभी इनसे संपर्क करते हैं।",
    nomineeName: "नाम",
    nomineeContact: "फ़ोन, ईमेल या डाक का पता",
    delete: "अपना खाता हटाएँ",
    rightAway: "इसे वापस नहीं लाया जा सकता। तुरंत यह होगा:",
    consequences: [
      "आपकी प्रोफ़ाइल, फ़ोटो, विशलिस्ट, पासकी, न्यूज़लेटर और हमें भेजे संदेश हट जाएँगे, और आप हर जगह से लॉग आउट हो जाएँगे।",
      "आपकी बुकिंग का नंबर, तारीख और कीमत हमारे हिसाब-किताब के लिए रहेंगे, पर आपका नाम, ईमेल, फ़ोन, आपात संपर्क और खास ज़रूरतें हट जाएँगी।",
      "आपके रिव्यू के स्टार और शब्द रहेंगे, पर आपका नाम हट जाएगा।",
    ],
    upcomingTrips: (trips) =>
      plural(trips, { one: "आपकी एक यात्रा होने वाली है", other: `आपकी ${trips} यात्राएँ होने वाली हैं` }),
    stayBooked: (trips) => (
      <p className="mt-2">
        <span>
          {plural(trips, {
            one: "इसकी बुकिंग बनी रहेगी, पर इसके बारे में हम आपसे संपर्क नहीं कर पाएँगे। पहले",
            other: "इनकी बुकिंग बनी रहेंगी, पर इनके बारे में हम आपसे संपर्क नहीं कर पाएँगे। पहले",
          })}
        </span>{" "}
        <Link to="/bookings" className="font-semibold text-peacock underline">
          अपनी बुकिंग
        </Link>
        {" से पुष्टि प्रिंट कर लें, या "}
        <Link to="/contact" className="font-semibold text-peacock underline">
          हमसे कैंसल करने को कहें
        </Link>
        ।
      </p>
    ),
    yourPassword: "आपका पासवर्ड",
    typeToConfirm: (word) => `पक्का करने के लिए ${word} लिखें`,
    deleting: "हटाया जा रहा है…",
    deleteForGood: "मेरा खाता हमेशा के लिए हटाएँ",
  },
};
