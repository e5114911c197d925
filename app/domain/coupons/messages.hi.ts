import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  unknown: "यह कूपन नहीं मिला। कोड जाँच लें, या कूपन के बिना आगे बढ़ें।",
  inactive: "यह कूपन अब चालू नहीं है।",
  usedUp: "यह कूपन पूरा इस्तेमाल हो चुका है।",
  usedByCustomer: "आप यह कूपन जितनी बार इस्तेमाल कर सकते थे, कर चुके हैं।",
  validFrom: (day) => `यह कूपन ${day} से चलेगा।`,
  expired: (day) => `यह कूपन ${day} को खत्म हो गया।`,
  otherTour: "यह कूपन इस टूर पर नहीं चलता।",
  minimumPurchase: (min, total) => `यह कूपन कम से कम ${min} की बुकिंग पर चलता है। यह बुकिंग ${total} की है।`,
  minimumTravelers: (min, travelers) =>
    `यह कूपन कम से कम ${min} यात्रियों की बुकिंग पर चलता है। इस बुकिंग में ${travelers} यात्री हैं।`,
  tooLong: "40 अक्षरों से ज़्यादा न लिखें।",
  codeTooLong: "कूपन कोड में ज़्यादा से ज़्यादा 40 अक्षर होते हैं।",
  enterCode: "कूपन कोड लिखें।",
  codeOrNone: "कोड लिखें, या कूपन के बिना आगे बढ़ें।",
};
