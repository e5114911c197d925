import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  verifyPhoneFirst: "पहले सुरक्षा पेज पर अपना फ़ोन नंबर जाँच लें।",
  addPhoneFirst: "पहले अपनी प्रोफ़ाइल में फ़ोन नंबर जोड़ें।",
  noPush: "पुश सूचनाएँ उपलब्ध नहीं हैं।",
  unknownPushService: "इस ब्राउज़र की पुश सेवा यहाँ नहीं चलती।",
  tooManyTries: "बहुत बार कोशिश हो चुकी है। एक घंटे बाद फिर कोशिश करें।",
  deadLink: "यह लिंक नहीं चलता।",
};
