import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  panel: "कीमत और बुकिंग",
  pricePer: { person: "कीमत प्रति व्यक्ति", booking: "कीमत प्रति बुकिंग" },
  per: { person: "प्रति व्यक्ति", booking: "प्रति बुकिंग" },
  each: { person: "प्रति व्यक्ति", booking: "प्रति बुकिंग" },
  runsAgain: (day, className) => (
    <p className={className}>
      <Exact>{day}</Exact> से फिर चलेगा
    </p>
  ),
  runsAgainShort: (day) => (
    <span>
      <Exact>{day}</Exact> से फिर चलेगा
    </span>
  ),
  chooseDate: "तारीख चुनें",
  book: "यह टूर बुक करें",
  form: "तारीख और यात्री",
  nothingCharged: "लॉग इन ज़रूरी नहीं। अभी कोई पैसा नहीं कटेगा।",
  sheetTitle: "कब, और कितने लोग?",
  departureDate: "रवानगी की तारीख",
  pickDate: "तारीख चुनें",
  party: {
    adults: { label: "वयस्क", things: "वयस्क" },
    children: { label: "बच्चे", things: "बच्चे" },
    infants: { label: "शिशु", things: "शिशु" },
  },
  partyPrice: (largest) => <span>{`यह कीमत ज़्यादा से ज़्यादा ${largest} लोगों के लिए है।`}</span>,
  childrenSame: () => <span>इस टूर में बच्चों का किराया भी उतना ही है, शिशुओं का कुछ नहीं।</span>,
  childPays: (rupees) => (
    <span>
      बच्चे का किराया <Exact>{rupees}</Exact>, शिशु का कुछ नहीं।
    </span>
  ),
  largestOfOption: (largest) => `इस विकल्प में एक बुकिंग में ज़्यादा से ज़्यादा ${largest} लोग जा सकते हैं।`,
  largestOfTour: (largest) => `इस टूर में एक बुकिंग में ज़्यादा से ज़्यादा ${largest} लोग जा सकते हैं।`,
  freeUntilDeparture: "रवानगी तक मुफ़्त कैंसलेशन",
  freeBefore: (days) => `${days} दिन पहले तक मुफ़्त कैंसलेशन`,
  freeUntil: (day) => (
    <span>
      <Exact>{day}</Exact> तक मुफ़्त कैंसलेशन
    </span>
  ),
  joinWaitingList: "वेटिंग लिस्ट में नाम लिखवाएँ",
  lastSeat: "आखिरी सीट। ",
  onlyLeft: (seats) => (
    <span>
      सिर्फ़ <Exact>{seats}</Exact> बाकी।{" "}
    </span>
  ),
  bookBy: (when) => (
    <span>
      <Exact>{when}</Exact> तक बुक करें।
    </span>
  ),
  noTotal: "कुल रकम नहीं मिल पाई। बुकिंग पक्की करने से पहले वह आपको फिर दिखाई जाएगी।",
  chooseStart: "कुल रकम देखने के लिए शुरू होने का समय चुनें।",
  gettingTotal: "कुल रकम निकाली जा रही है …",
  total: "कुल, सब कुछ शामिल",
  deposit: (rupees) => (
    <p className="text-sm text-muted">
      इसमें से <Exact>{rupees}</Exact> देकर यात्रा ऑनलाइन बुक हो जाती है।
    </p>
  ),
  refundByDate: "किस तारीख तक कितना रिफ़ंड",
  tooSoon: "रवानगी बहुत पास है: कैंसल करने पर रिफ़ंड नहीं मिलेगा।",
  refundUntil: (refund, day) => (
    <span>
      <Exact>{day}</Exact> <span>{`तक कैंसल करने पर ${refund}।`}</span>
    </span>
  ),
};
