import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  yourTrip: "आपकी यात्रा",
  noDate: "अभी कोई तारीख नहीं चुनी",
  room: (room) => `${room} कमरा`,
  stepButton: (short, step, title) => `${short}: चरण ${step}, ${title}`,
  chooseLater: "अभी भुगतान करना है या बाद में, यह आप आखिरी चरण में चुनेंगे।",
  booking: "बुकिंग हो रही है …",
  coupon: {
    applied: (code, off) => (
      <span>
        <span>{`कूपन ${code} लग गया:`}</span> <Exact>{off}</Exact> की छूट।
      </span>
    ),
    remove: "कूपन हटाएँ",
    checking: "जाँच हो रही है …",
    noAnswer: "हम कूपन नहीं जाँच पाए। फिर कोशिश करें।",
    detailsFirst: "पहले यात्रा की जानकारी पूरी करें।",
  },
  trip: {
    change: "बदलें",
    changeWhat: ": तारीख और यात्री",
    dateHint: (city, left, rules) =>
      `जिस दिन आप ${city} से निकलेंगे${left === null ? "" : ` · इस दिन ${left} सीटें बाकी`}${rules === null ? "" : `। ${rules}`}`,
    sixOrMore: "6 या ज़्यादा यात्री",
    howMany: "ठीक-ठीक कितने?",
    range: (min, max) => `${min} से ${max}`,
  },
  pay: {
    when: (amount) => (
      <legend className="font-semibold">
        <Exact>{amount}</Exact> का भुगतान आप कब करेंगे?
      </legend>
    ),
    now: "अभी भुगतान करें",
    nowHint: "यूपीआई, कार्ड या नेट बैंकिंग से। आपकी सीटें 20 मिनट तक रोकी जाएँगी।",
    later: "बाद में भुगतान करें",
    laterHint: (isVerified, deadline) => (
      <>
        {!isVerified && <span>पहले हमारे ईमेल में आया लिंक खोलें। </span>}
        {deadline === null ? (
          <span>आखिरी तारीख</span>
        ) : (
          <time translate="no" dateTime={deadline.at} className="font-semibold">
            {deadline.text}
          </time>
        )}{" "}
        <span>तक भुगतान करें। ऐसा न होने पर बुकिंग का समय निकल जाएगा, और सीटें फिर से बिकने लगेंगी।</span>
      </>
    ),
  },
  toast: {
    lapsed: (bookingId, status) =>
      status === "expired"
        ? `आपकी पहले वाली बुकिंग ${bookingId} का समय निकल गया है। नई बुकिंग के लिए दोबारा पक्का करें।`
        : `आपकी पहले वाली बुकिंग ${bookingId} कैंसल है। नई बुकिंग के लिए दोबारा पक्का करें।`,
    confirmed: "बुकिंग पक्की हो गई",
    confirmedText: (bookingId, email, total) => `${email} के लिए बुकिंग ${bookingId}, कुल ${total}।`,
  },
};
