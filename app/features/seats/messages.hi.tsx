import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  startTime: "शुरू होने का समय",
  holding: "आपके लिए सीटें रोकी जा रही हैं …",
  held: (seats, until, left, classNameOfLeft) => (
    <p className="text-muted">
      <Exact>{seats}</Exact> आपके लिए <Exact>{until}</Exact> तक रोकी गई हैं
      {" · "}
      <span className={classNameOfLeft}>
        <Exact>{left}</Exact> बाकी
      </span>
    </p>
  ),
  holdLonger: (minutes) => `${minutes} मिनट और रोकें`,
  holdAgain: "सीटें फिर रोकें",
  notHeld: "आपकी सीटें अभी रोकी नहीं गई हैं। जब तक सीटें उपलब्ध हैं, आप बुक कर सकते हैं।",
  othersNotHeld: "बाकी सीटें अभी रोकी नहीं गई हैं। जब तक सीटें उपलब्ध हैं, आप बुक कर सकते हैं।",
  noLongerHeld: "आपकी सीटें अब रोकी हुई नहीं हैं। जब तक सीटें उपलब्ध हैं, आप बुक कर सकते हैं।",
  notExtended: "समय नहीं बढ़ पाया। फिर कोशिश करें।",
  marks: { full: "सीटें भर गईं", scarce: "कम सीटें" },
  pricesPerAdult: "कीमतें ₹ में, प्रति वयस्क",
  pricesPerBooking: "कीमतें ₹ में, प्रति बुकिंग",
  waitingListFor: (day) => `${day} की वेटिंग लिस्ट`,
  loading: "सीटें लोड हो रही हैं …",
  notLoaded: "सीटें लोड नहीं हो पाईं। आप फिर भी दिन चुन सकते हैं; बुकिंग के समय हम जाँच लेते हैं।",
};
