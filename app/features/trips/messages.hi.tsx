import { Link } from "react-router";
import { EmailText } from "~/ui/email-text";
import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";
import { langOfText } from "~/domain/language/language";

const link = "text-peacock underline underline-offset-4";

export const messages: typeof english = {
  booking: (id) => (
    <span className="tabular-nums">
      बुकिंग <Exact>{id}</Exact>
    </span>
  ),
  pageTitle: (id, tour) => `बुकिंग ${id}: ${tour}`,
  toLastDay: (day) => (
    <span>
      {" "}
      से <Exact>{day}</Exact> तक
    </span>
  ),
  summary: ({ duration, city, party, operator }) => `${duration}, ${city} से, ${party}, ${operator} के साथ`,
  next: "आगे क्या करना है",
  price: "कीमत",
  details: {
    title: "आपकी बुकिंग",
    name: "नाम",
    email: "ईमेल",
    phone: "फ़ोन",
    emergencyContact: "आपात संपर्क",
    specialRequests: "खास ज़रूरतें",
    none: "कोई नहीं",
    travelers: "यात्री",
    departure: "रवानगी",
    paymentMethod: "भुगतान का तरीका",
  },
  onTheWay: {
    title: "यात्रा के दिन",
    meet: "मिलने की जगह",
    call: "किसे फ़ोन करें",
    carry: "साथ क्या लाएँ",
    dayByDay: "दिन-ब-दिन कार्यक्रम देखें",
  },
  history: {
    title: "अब तक क्या हुआ",
    actors: {
      traveler: "आपकी ओर से",
      operator: "टूर ऑपरेटर की ओर से",
      team: "हमारी टीम की ओर से",
      reseller: "जिस कंपनी से आपने बुक किया, उसकी ओर से",
      system: "अपने-आप",
    },
  },
  fromUs: {
    title: "हमारे संदेश",
    all: "इस बुकिंग के सारे संदेश देखें और जवाब दें",
  },
  closed: {
    title: "आपकी रवानगी बंद कर दी गई है",
    because: ({ operator, day, reason }) => (
      <p className="mt-1">
        <Exact>{day}</Exact> <span>{`की रवानगी ${operator} ने बंद कर दी है:`}</span>{" "}
        <strong lang={langOfText(reason)}>{reason}</strong>
      </p>
    ),
    choice: (canMove) =>
      `${canMove ? "आप चुनें: बिना किसी खर्च के दूसरी तारीख, या पूरा रिफ़ंड। " : "आपको पूरा रिफ़ंड मिलेगा। "}अगर आप कुछ नहीं चुनते, तो रवानगी के दिन बुकिंग कैंसल हो जाएगी और पूरी रकम वापस मिलेगी।`,
    choose: "चुनें कि क्या करना है",
    compensation: "रिफ़ंड के अलावा आपको मुआवज़ा भी मिलेगा:",
  },
  offer: {
    title: "आपकी यात्रा तय तरीके से नहीं हो सकती",
    choice: (until, path) => (
      <p className="mt-1">
        दूसरी यात्रा या पूरा रिफ़ंड: आप <Exact>{until}</Exact> तक चुन सकते हैं।{" "}
        <Link to={path} className="font-semibold whitespace-nowrap underline underline-offset-4">
          अभी चुनें
        </Link>
      </p>
    ),
  },
  done: {
    mailedTo: (next, email) => `${next} यही बात हम ${email} पर भी लिख रहे हैं।`,
    owed: (amount) => ` ${amount} का भुगतान अभी बाकी है।`,
    canceled: "आपकी बुकिंग कैंसल हो गई",
    refunded: (amount) => `${amount} उसी तरीके से वापस आएँगे, जिससे आपने भुगतान किया था। आपको कुछ नहीं करना है।`,
    notRefunded: "कोई रिफ़ंड नहीं है और कुछ देना भी नहीं है। आपको कुछ नहीं करना है।",
    party: (party) => `आपकी बुकिंग अब इनके लिए है: ${party}`,
    date: (day) => `अब आपकी यात्रा ${day} को है`,
    extras: "आपकी अतिरिक्त सेवाएँ बदल गईं",
    back: (amount) => `${amount} उसी तरीके से वापस आएँगे, जिससे आपने भुगतान किया था। `,
    operatorSees: "टूर ऑपरेटर को यह बदलाव दिख रहा है।",
    seatsBooked: "नए दिन के लिए आपकी सीटें बुक हो गई हैं।",
  },
  links: {
    another: "दूसरा टूर खोजें",
    again: "फिर से बुक करें",
    voucher: "वाउचर",
    calendar: "कैलेंडर में जोड़ें",
    review: "रिव्यू लिखें",
    messages: "संदेश",
    new: "नया",
    more: "और देखें",
    voucherPdf: "वाउचर (PDF)",
    invoicePdf: "इनवॉइस (PDF)",
    receipts: "रसीदें",
    invoiceDetails: "इनवॉइस की जानकारी",
    tour: "टूर देखें",
    pay: (amount, to, className) => (
      <Link to={to} className={className}>
        अभी <Exact>{amount}</Exact> का भुगतान करें
      </Link>
    ),
  },
  money: {
    title: "भुगतान",
    caption: "भुगतान, पूरे रुपयों में",
    item: "विवरण",
    amount: "रकम",
    paid: "भुगतान हो गया",
    paidBy: (method) => `भुगतान: ${method}`,
    toPay: "अभी देना बाकी",
    lessRefunds: "रिफ़ंड घटाकर कुल भुगतान",
    totalPaid: "कुल भुगतान",
    compensation: "रिफ़ंड के अलावा मुआवज़ा:",
    nothingOwed: "कोई भुगतान नहीं हुआ था और कुछ देना भी नहीं है।",
    refunded: ({ refunded, paid, isByHand }) =>
      isByHand
        ? `${paid} में से ${refunded} आपको वापस मिलेंगे।`
        : `${paid} में से ${refunded} उसी तरीके से वापस आएँगे, जिससे आपने भुगतान किया था।`,
    nothingRefunded: (paid) => `रिफ़ंड की शर्तों के हिसाब से ${paid} में से कुछ वापस नहीं मिलेगा।`,
    expired: "बुकिंग का समय खत्म हो गया, उसकी सीटें फिर से बिक रही हैं और आपको कुछ नहीं देना है।",
    paidInFull: "पूरा भुगतान हो गया।",
    deposit: (deposit) => `${deposit}, या अभी पूरी रकम। अभी तक कोई भुगतान नहीं हुआ।`,
    due: (amount) => `${amount} देने हैं। अभी तक कोई भुगतान नहीं हुआ।`,
    still: (amount) => `${amount} का भुगतान अभी बाकी है।`,
    partPaid: ({ paid, total, toPay, due }) =>
      `${total} में से ${paid} का भुगतान हो गया है। ${due} तक बाकी ${toPay} देने हैं।`,
  },
  howToChange: {
    signedIn: (email) => (
      <>
        <span>खास ज़रूरतें और आपात संपर्क</span>{" "}
        <Link to="/bookings" className={link}>
          आपकी बुकिंग
        </Link>{" "}
        <span>में बदले जा सकते हैं। यह बुकिंग वहाँ तब दिखेगी, जब</span> <EmailText address={email} />{" "}
        <span>आपका जाँचा हुआ ईमेल पता हो।</span>
      </>
    ),
    guest: (email) => (
      <>
        <span>खास ज़रूरतें या आपात संपर्क बदलने के लिए</span> <EmailText address={email} /> <span>से</span>{" "}
        <Link to="/signup" className={link}>
          खाता बनाएँ
        </Link>
        <span>। ईमेल पता पक्का कर लेने पर यह बुकिंग आपकी बुकिंग की सूची में दिखेगी।</span>
      </>
    ),
  },
};
