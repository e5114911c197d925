import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  awaiting: "पक्की होने के इंतज़ार में",
  ofTrip: (place, bookingId) => (
    <>
      <span>{`: ${place},`}</span> <Exact>{bookingId}</Exact>
    </>
  ),
  next: {
    title: "आपकी अगली यात्रा",
    dates: "तारीखें",
    starts: "शुरू",
    travelers: "यात्री",
    reference: "बुकिंग नंबर",
    payment: "भुगतान",
    toPay: (amount) => (
      <span>
        <Exact>{amount}</Exact> बाकी
      </span>
    ),
    paid: "पूरा भुगतान हो गया",
    payNow: "अभी भुगतान करें",
    voucher: "वाउचर",
    open: "बुकिंग खोलें",
    messages: "संदेश",
    new: "नया",
    dayByDay: "दिन-ब-दिन कार्यक्रम",
  },
  none: {
    title: "अब कहाँ चलें?",
    text: "आपकी कोई यात्रा आने वाली नहीं है। बुक करते ही वह यहाँ दिखेगी, और यह भी कि साथ क्या लाएँ और कहाँ मिलना है।",
    find: "टूर खोजें",
    destinations: "घूमने की सभी जगहें",
  },
  before: {
    title: (place) => `${place} जाने से पहले`,
    month: "आपका महीना",
    meet: "मिलने की जगह",
    bring: "साथ क्या लाएँ",
  },
};
