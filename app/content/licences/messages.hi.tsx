import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "लाइसेंस और श्रेय",
  description: "Tour Bharat में इस्तेमाल हुए दूसरों के फ़ॉन्ट, आइकन, आकृतियाँ और नक्शे, उनके लाइसेंस के साथ।",
  lead: "टूर की जिन तस्वीरों के साथ कोई नाम नहीं है, वे हमारे अपने चित्रकार ने बनाई हैं या हमारे टूर ऑपरेटरों और उनके मेहमानों ने खींची हैं। दूसरों का जो काम हम इस्तेमाल करते हैं, उसका श्रेय इस पेज पर है।",
  software: (notices) => (
    <p className="mt-3 max-w-2xl">
      हमारे पेजों में लगे सॉफ़्टवेयर के लाइसेंस{" "}
      <a href={notices} className="text-peacock underline">
        एक अलग फ़ाइल
      </a>{" "}
      में हैं।
    </p>
  ),
  photographs: "टूर के फ़ोटो",
  scaled: "हमारे पेजों के लिए आकार बदला गया।",
  credit: ({ author, use, name, licence, licenceText, source }) => (
    <p className="text-base text-muted">
      <span>{`${author}। ${messages.uses[use]}`}</span>{" "}
      <a href={licenceText} rel="license" className="text-peacock underline">
        {licence}
      </a>
      {", "}
      <a href={source} className="text-peacock underline">
        मूल<span className="sr-only">{`: ${name}`}</span>
      </a>
    </p>
  ),
  groups: {
    silhouettes: "चित्रों की आकृतियाँ",
    map: "नक्शा",
    fonts: "फ़ॉन्ट",
    icons: "आइकन",
    scripts: "पेजों की स्क्रिप्ट के अलावा",
  },
  uses: {
    silhouettes: "हमारे चित्रों के लिए इनके रंग और आकार बदले गए।",
    map: "राज्यों की सीमा-रेखाएँ, जिन्हें हमने सरल किया और रंगा। यह नक्शा लद्दाख बनने से पहले का है: जम्मू और कश्मीर और लद्दाख के लिए एक ही आकृति है।",
    headings: "शीर्षक।",
    text: "बाकी लिखावट।",
    names: "वाउचर, इनवॉइस और स्टेटमेंट में नाम, उन लिपियों में जो Mukta में नहीं हैं।",
    chineseNames: "इन दस्तावेज़ों में चीनी, जापानी और कोरियाई नाम।",
    icons: "मेन्यू, सूचियों और फ़ॉर्म के निशान।",
    passwords: "नए पासवर्ड को परखता है, अपनी अलग स्क्रिप्ट में।",
    styles: "हमारी स्टाइल शीट के बुनियादी नियम।",
  },
};
