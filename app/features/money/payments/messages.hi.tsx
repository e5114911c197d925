import { Link } from "react-router";
import { statusLabels } from "~/domain/bookings/booking-status";
import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: (bookingId) => `बुकिंग ${bookingId} का भुगतान`,
  pay: "भुगतान",
  payForTrip: "अपनी यात्रा का भुगतान करें",
  yourPayment: "आपका भुगतान",
  paid: "भुगतान हो गया",
  payingConfirms: (confirmBy) => `${confirmBy} तब तक भुगतान कर देने से भी बुकिंग पक्की हो जाएगी।`,
  toPay: "भुगतान करना है",
  due: (deposit, deadline, at, unpaidBalance) => (
    <p>
      {deposit !== null && (
        <span>
          कम से कम <Exact>{deposit}</Exact> का{" "}
        </span>
      )}
      <span>भुगतान</span>{" "}
      <time translate="no" dateTime={at} className="font-semibold">
        {deadline}
      </time>{" "}
      <span>{`तक करें। ${unpaidBalance ?? ""}`}</span>
    </p>
  ),
  anotherWay: "भुगतान का दूसरा तरीका",
  checkStatus: "भुगतान हुआ या नहीं, देखें",
  seeBooking: "बुकिंग देखें",
  steps: { label: "चरण", booked: "बुक हुई", payment: "भुगतान", confirmed: "पक्की", ready: "यात्रा के लिए तैयार" },
  heldUntil: (until, at, left) => (
    <p>
      <span>आपकी सीटें</span>{" "}
      <time translate="no" dateTime={at} className="font-semibold">
        {until}
      </time>{" "}
      <span>तक रोकी गई हैं</span>
      <span role="timer" translate="no" className="tabular-nums">
        {` (${left} बाकी)`}
      </span>
      <span>।</span>
    </p>
  ),
  share: {
    howMuch: "आप कितना भुगतान करेंगे?",
    now: (amount) => `${amount} अभी`,
    balance: (balance, day) => `बाकी रकम ${balance} का भुगतान ${day} तक करना होगा।`,
    nothingLeft: "आगे कोई भुगतान बाकी नहीं रहेगा।",
  },
  summary: {
    trip: (duration, city, party, operator) => `${duration}, ${city} से, ${party}, ${operator} के साथ`,
    bookingId: "बुकिंग नंबर",
  },
  upi: {
    heading: (amount) => (
      <h2 id="upi" className="text-2xl">
        यूपीआई से <Exact>{amount}</Exact> का भुगतान करें
      </h2>
    ),
    scan: "यह कोड अपने फ़ोन के किसी भी यूपीआई ऐप से स्कैन करें।",
    openApp: "यूपीआई ऐप खोलें",
    openHere: "इस डिवाइस पर यूपीआई ऐप खोलें",
    code: (amount) => `${amount} का यूपीआई कोड`,
    demo: (sandboxPath) => (
      <p className="mt-3 text-muted">
        यह डेमो है: कोई असली भुगतान नहीं होता।{" "}
        <Link reloadDocument to={sandboxPath} className="text-peacock underline underline-offset-4">
          नकली यूपीआई ऐप खोलें
        </Link>
      </p>
    ),
  },
  goToPayment: "भुगतान के पेज पर जाएँ",
  assurances: {
    demo: "यह डेमो साइट है: भुगतान असली नहीं हैं, और कोई पैसा नहीं कटता।",
    provider: "कार्ड और बैंक की जानकारी आप हमारी भुगतान सेवा के पेज पर भरते हैं। वह हम तक कभी नहीं पहुँचती।",
    freeUntil: (day) => (
      <span>
        <Exact>{day}</Exact> तक मुफ़्त कैंसलेशन।
      </span>
    ),
    invoice: "जीएसटी इनवॉइस चाहिए? भुगतान से पहले अपनी कंपनी की जानकारी भरें",
  },
  refunds: {
    done: (amount) => (
      <span>
        <Exact>{amount}</Exact> का रिफ़ंड हो गया है।
      </span>
    ),
    onItsWay: (amount) => (
      <span>
        <Exact>{amount}</Exact> का रिफ़ंड भेजा जा रहा है।
      </span>
    ),
  },
  states: {
    canceled: { title: "यह बुकिंग कैंसल है", text: "कोई भुगतान नहीं करना है।" },
    over: {
      title: "भुगतान का समय निकल गया",
      text: "सीटें फिर से बिक रही हैं। अगर आप भुगतान कर चुके हैं, तो सीटें बाकी होने पर हम उन्हें आपके लिए बुक करेंगे, नहीं तो पूरा रिफ़ंड देंगे।",
    },
    nothingToPay: "कोई भुगतान नहीं करना है",
    paid: "भुगतान हो गया",
    thanks: (bookingId, status) =>
      `धन्यवाद। बुकिंग ${bookingId}: ${statusLabels()[status]}। अब कुछ भी देना बाकी नहीं है।`,
    unavailable: {
      title: "ऑनलाइन भुगतान अभी उपलब्ध नहीं है",
      text: "हम बुकिंग पक्की करने के लिए फ़ोन करेंगे, और तभी भुगतान लेंगे।",
    },
    failed: { title: "भुगतान नहीं हो पाया", text: "कोई रकम नहीं कटी है। फिर कोशिश करें।" },
    partPaid: (amount) => `${amount} का भुगतान हो गया`,
    restLater: (bookingId, status) =>
      `धन्यवाद। बुकिंग ${bookingId}: ${statusLabels()[status]}। बाकी रकम आप अभी या बाद में दे सकते हैं।`,
    waiting: { title: "आपके भुगतान का इंतज़ार है", text: "भुगतान मिलते ही यह पेज बदल जाएगा।" },
  },
};
