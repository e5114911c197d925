import type { messages as english } from "./messages.en";
import { pictureLimits } from "./picture";

export const messages: typeof english = {
  missing: "कोई फ़ोटो चुनें।",
  too_large: `ज़्यादा से ज़्यादा ${pictureLimits.bytes / 1024 / 1024} MB की फ़ोटो चुनें।`,
  unknown: "JPEG, PNG, WebP या AVIF फ़ोटो चुनें।",
  heic: "यह HEIC फ़ोटो है, जिसे ब्राउज़र नहीं दिखा सकते। इसे फ़ोन की गैलरी से चुनें, या पहले JPEG में सहेज लें।",
  too_many_pixels: `ज़्यादा से ज़्यादा ${pictureLimits.pixels / 1_000_000} मेगापिक्सेल और हर तरफ़ ${pictureLimits.side} पिक्सेल की फ़ोटो चुनें।`,
  too_often: "बहुत सारी फ़ोटो अपलोड हो चुकी हैं। एक मिनट रुकें।",
  damaged: "हम यह फ़ोटो पढ़ नहीं पाए। फिर कोशिश करें, या कोई दूसरी चुनें।",
};
