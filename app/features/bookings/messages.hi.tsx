import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

const link = "text-peacock underline underline-offset-4";

export const messages: typeof english = {
  price: "कीमत",
  total: "कुल",
  includesGst: (rates) => `जीएसटी ${rates} शामिल`,
  refunds: "कैंसल करने पर आपको वापस मिलेगा",
  days: (from, to) => (
    <span>
      <Exact>{from}</Exact> से <Exact>{to}</Exact>
    </span>
  ),
  nothing: "कुछ नहीं",
  refundTable: {
    label: "तालिका",
    cancel: "कब कैंसल करते हैं",
    refund: "भुगतान की गई रकम का रिफ़ंड",
    orNotCome: ", या यात्रा पर नहीं आते",
    full: "पूरा रिफ़ंड",
    none: "कोई रिफ़ंड नहीं",
    share: (percent) => `${percent} प्रतिशत`,
  },
  findInAccount: (bookingId, path) => (
    <>
      <span>यह आपकी बुकिंग की सूची में है:</span>{" "}
      <Link to={path} className={link}>
        बुकिंग <Exact>{bookingId}</Exact> देखें
      </Link>
      <span>।</span>
    </>
  ),
  findAsGuest: (path) => (
    <>
      <span>इसे बदलने, कैंसल करने या प्रिंट करने के लिए</span>{" "}
      <Link to={path} className={link}>
        बुकिंग का पेज
      </Link>{" "}
      <span>खोलें।</span> <span>बुकिंग नंबर सँभालकर रखें: उससे और अपने ईमेल पते से आप बुकिंग यहाँ खोल सकते हैं:</span>{" "}
      <Link to="/bookings/lookup" className={link}>
        मेरी बुकिंग खोजें
      </Link>
      <span>।</span>
    </>
  ),
  savedOnPhone: "इस फ़ोन पर सहेजा गया",
  savedOnDevice: "इस डिवाइस पर सहेजा गया",
};
