import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  notFound: "बुकिंग नहीं मिली।",
  nothingToPay: "इस बुकिंग का ऑनलाइन कोई भुगतान नहीं करना है।",
  noAnswer: "भुगतान सेवा से जवाब नहीं मिल रहा है। कोई रकम नहीं कटी है। फिर कोशिश करें।",
  tooMany: "भुगतान की बहुत ज़्यादा कोशिशें हुई हैं। एक मिनट रुकें।",
};
