import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "दूसरी यात्रा या रिफ़ंड चुनें",
  titleOfMade: "आपने चुन लिया है",
  booking: (id) => (
    <span className="block text-base text-muted">
      बुकिंग <Exact>{id}</Exact>
    </span>
  ),
  chooseOne: "इनमें से कोई एक चुनें।",
  until: (deadline, otherwise) => (
    <p>
      <strong translate="no">{deadline}</strong> <span>{`तक चुनें। ${withoutAnswer[otherwise]}`}</span>
    </p>
  ),
  yourChoice: "आप क्या चाहते हैं",
  fullRefund: "पूरा रिफ़ंड",
  refund: (amount) => (
    <span>
      <Exact>{amount}</Exact>, उसी तरीके से जिससे आपने भुगतान किया था
    </span>
  ),
  nothingPaid: "अभी कोई भुगतान नहीं हुआ",
  confirming: "बुक हो रहा है…",
  confirm: "यही पक्का करें",
  view: (tour) => (
    <>
      <span>टूर देखें</span>
      <span className="sr-only">{`: ${tour} (नए टैब में खुलेगा)`}</span>
    </>
  ),
  back: (total, refund) => `${total}: आपको ${refund} वापस मिलेंगे`,
  toPay: (total, toPay) => `${total}, इसमें से ${toPay} देने बाकी हैं`,
  paidAlready: (total) => `${total}, भुगतान हो चुका है`,
  moved: "आपकी बुकिंग की तारीख बदल गई है।",
  rebooked: "आपकी नई यात्रा बुक हो गई है।",
  refunded: (amount) => `बुकिंग कैंसल हो गई है। हम ${amount} का रिफ़ंड कर रहे हैं।`,
  canceled: "बुकिंग कैंसल हो गई है। कोई भुगतान नहीं हुआ था।",
  settling: "जवाब देने का समय खत्म हो गया है। नतीजा आपको मेल से मिलेगा।",
  over: "अब इनमें से नहीं चुना जा सकता।",
  viewBooking: "बुकिंग देखें",
};

const withoutAnswer = {
  refund: "न चुनने पर हम आपका पूरा भुगतान वापस करेंगे।",
  date: "न चुनने पर हम आपको इनमें से उस पहली तारीख पर ले जाएँगे, जिसमें जगह हो।",
  tour: "न चुनने पर हम आपके लिए इनमें से वह पहला टूर बुक करेंगे, जिसमें जगह हो।",
};
