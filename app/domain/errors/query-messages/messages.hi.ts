import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  oneOf: (values) => `इनमें से चुनें: ${values}।`,
  rupees: "रकम पूरे रुपयों में लिखें।",
  days: "दिनों की संख्या लिखें।",
  months: "12 तक महीने 2027-03 की तरह लिखें।",
  leeway: "1 से 7 तक दिनों की संख्या लिखें।",
  tooLong: "खोज 2,000 अक्षरों तक ही लिखें।",
  city: "भारत का कोई शहर लिखें।",
  month: "1 से 12 तक का महीना लिखें।",
  leewayAlone: "साथ में तारीख भी चुनें।",
  tooMany: "बहुत बार खोजा गया है। एक मिनट रुकें।",
  noTour: "माफ़ कीजिए, इस जगह की जानकारी नहीं मिली।",
  endBeforeStart: "आखिरी तारीख पहली तारीख से पहले की है।",
  atMostDays: (days) => `एक बार में ${days} दिन तक ही पूछ सकते हैं।`,
  extendIsTrue: "समय बढ़ाना हो, तभी यह भेजें।",
  holdUnchanged: "यात्रियों की संख्या लिखें, या समय बढ़ाएँ।",
};
