import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "संदेश",
  about: ({ tour, id, operator, note }) => (
    <p className="mt-2 mb-5 max-w-3xl text-muted">
      <span>{`${tour}, बुकिंग`}</span> <Exact>{id}</Exact>
      <span>{`। यह टूर ${operator} चलाता है। ${note}`}</span>
    </p>
  ),
  mailsReplies: "नया जवाब आने पर हम बुकिंग के ईमेल पते पर बताते हैं।",
  sent: "आपका संदेश भेज दिया गया।",
  reported: "धन्यवाद। हमारी टीम इन संदेशों को देखेगी।",
  onlyNewest: "सिर्फ़ सबसे नए संदेश दिखाए गए हैं।",
  history: "अब तक के संदेश",
  to: (sides) => ` (${sides.map((side) => sideLabels[side]).join(" और ")}), `,
  byYourSide: ", आपकी ओर से भेजा गया",
  none: (reader) => `अभी कोई संदेश नहीं। आपका पहला संदेश ${reader} को जाएगा।`,
  report: {
    open: "आपने इन संदेशों की शिकायत की है। मामला सुलझने तक हमारी टीम इन्हें पढ़ सकती है।",
    title: "इन संदेशों की शिकायत करें",
    what: "क्या गलत है?",
    hint: "शिकायत करने पर हमारी टीम इस बुकिंग के सारे संदेश पढ़ सकेगी।",
    send: "शिकायत भेजें",
  },
  sending: "भेजा जा रहा है…",
  toLabel: "किसे",
  both: (other) => `${other} और Tour Bharat`,
  notReachable: (other) => `Tour Bharat को: ${other} से अभी यहाँ संपर्क नहीं हो सकता।`,
  label: "आपका संदेश",
  hint: "सिर्फ़ लिखा हुआ संदेश, बिना फ़ोटो के। जवाब आपको यहीं मिलेगा, इसलिए फ़ोन नंबर या पता न लिखें।",
  send: "संदेश भेजें",
};

const sideLabels = {
  you: "आपको",
  traveler: "यात्री को",
  operator: "टूर ऑपरेटर को",
  team: "Tour Bharat को",
};
