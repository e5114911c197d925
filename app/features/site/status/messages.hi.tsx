import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "साइट की स्थिति",
  description: "Tour Bharat के वे वादे, जिनकी जाँच साइट खुद करती रहती है, पिछले नतीजों के साथ।",
  every: (minutes) => `ये वादे साइट खुद हर ${minutes} मिनट में जाँचती है। इस पेज को कोई बदल नहीं सकता।`,
  notRun: "पहली जाँच अभी नहीं हुई है।",
  allPassed: "सारी जाँचें ठीक रहीं।",
  failed: (checks) => `${checks} जाँच में गड़बड़ी मिली।`,
  notChecked: "अभी जाँच नहीं हुई।",
  result: (faults, checked, counted, at) => (
    <span>
      <span>{`${faults === 0 ? "ठीक" : `${faults} गड़बड़ी`}: ${checked} ${counted},`}</span>{" "}
      <Exact>{formatInstantInIndia(at)}</Exact>
    </span>
  ),
  checks: {
    seats: {
      promise: "किसी रवानगी में सीटों से ज़्यादा बुकिंग नहीं होती",
      checks: "अगले 60 दिन की हर रवानगी की बिकी और रोकी गई सीटों का उसकी सीटों से और उसकी बुकिंग से मिलान।",
      counted: "रवानगियाँ",
    },
    feed: {
      promise: "टूर ऑपरेटर से कोई बुकिंग नहीं छूटती",
      checks: "बुकिंग के सबसे नए बदलावों के नंबर, जो बिना छूटे एक के बाद एक आते हैं।",
      counted: "बदलाव",
    },
    books: {
      promise: "हिसाब बराबर है",
      checks: "सबसे नई बुकिंग के भुगतान, रिफ़ंड और बही का एक-दूसरे से मिलान।",
      counted: "बुकिंग",
    },
    audit: {
      promise: "हमारी टीम के कामों का रिकॉर्ड बदला नहीं गया",
      checks: "दिन में एक बार, हर नई पंक्ति के हस्ताक्षर की जाँच, और बारी-बारी से 20,000 पुरानी पंक्तियों की।",
      counted: "काम",
    },
    mail: {
      promise: "ईमेल समय पर निकलते हैं",
      checks: "कतार के संदेश; कोई भी पहली कोशिश के लिए 15 मिनट से ज़्यादा नहीं रुकता।",
      counted: "कतार में संदेश",
    },
  },
};
