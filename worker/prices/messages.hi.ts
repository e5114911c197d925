import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  optionGone: "यह विकल्प अब नहीं मिलता। कोई दूसरा चुनें।",
  noOptions: "इस टूर में कोई विकल्प नहीं है।",
  optionTakes: (option, max) => `${option}: ज़्यादा से ज़्यादा ${max} यात्री हो सकते हैं।`,
  noRooms: "यह टूर विकल्पों में बिकता है। इसमें कमरा नहीं चुनना होता।",
  tooManyCodes: "बहुत से गलत कूपन कोड लिखे गए हैं। एक घंटा रुकें, या कूपन के बिना आगे बढ़ें।",
  closed: "यह रवानगी बंद है। कोई दूसरी तारीख चुनें।",
};
