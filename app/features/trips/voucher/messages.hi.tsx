import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: (id, tour) => `वाउचर ${id}: ${tour} | Tour Bharat`,
  back: "बुकिंग पर वापस",
  write: "टूर ऑपरेटर को लिखें",
  download: "PDF डाउनलोड करें",
  voucher: (id) => (
    <span>
      वाउचर <Exact>{id}</Exact>
    </span>
  ),
  code: (id) => `वाउचर ${id} का कोड`,
  show: "पहले दिन इसे अपने गाइड को दिखाएँ।",
  void: "मान्य नहीं",
  canceled: "यह बुकिंग कैंसल हो गई थी। यह वाउचर मान्य नहीं है।",
  noShow: "टूर के पहले दिन कोई नहीं आया। यह वाउचर मान्य नहीं है।",
  name: "नाम",
  start: "शुरुआत",
  lastDay: "आखिरी दिन",
  duration: "अवधि",
  travelers: "यात्री",
  from: "कहाँ से",
  operator: "टूर ऑपरेटर",
  toPay: "देय",
  meet: "मिलने की जगह",
  emergency: "मुसीबत में",
  emergencyNumber: (number) => (
    <p className="mt-1">
      पुलिस, फ़ायर ब्रिगेड, एंबुलेंस: <strong translate="no">{number}</strong>, पूरे भारत में
    </p>
  ),
  yourContact: (contact) => `आपका आपात संपर्क: ${contact}`,
  carry: "साथ क्या लाएँ",
  specialRequests: "खास ज़रूरतें",
  none: "कोई नहीं",
};
