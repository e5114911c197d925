import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";
import { EmailText } from "~/ui/email-text";

export const messages: typeof english = {
  summary: ({ party, duration, operator }) => `${party}, ${duration}, ${operator} के साथ`,
  paid: (amount) => (
    <span>
      <Exact>{amount}</Exact> का भुगतान हो गया।
    </span>
  ),
  isConfirmed: (id) => (
    <span>
      बुकिंग <Exact>{id}</Exact> पक्की है और अब कुछ देना बाकी नहीं है।
    </span>
  ),
  mail: ({ isPending, email, id }) => (
    <>
      <span>{isPending ? "हमने इस पते पर लिखा है:" : "बुकिंग की सूचना इस पते पर जाएगी:"}</span>{" "}
      <EmailText address={email} />
      <span>। बुकिंग नंबर </span>
      <strong translate="no" className="text-ink tabular-nums">
        {id}
      </strong>
    </>
  ),
  next: "आगे क्या करना है",
  meet: "मिलने की जगह",
  backOn: (day) => (
    <p className="mt-2 text-muted">
      वापसी: <Exact>{day}</Exact>
    </p>
  ),
  party: "साथ जाने वाले लोग",
  total: "कुल",
  share: ({ tour, start, meetingPoint, id, url }) =>
    `हम जा रहे हैं: ${tour}, ${start}। मिलने की जगह: ${meetingPoint.replace(/[.।]$/, "")}। बुकिंग ${id}: ${url}`,
  pay: (amount) => (
    <span>
      अभी <Exact>{amount}</Exact> का भुगतान करें
    </span>
  ),
  voucher: "वाउचर",
  calendar: "कैलेंडर में जोड़ें",
  names: "साथ जाने वालों के नाम",
  onWhatsApp: "WhatsApp पर भेजें",
  anyone: "जिसके पास यह लिंक है, वह बुकिंग देख सकता है।",
  shareLink: "लिंक शेयर करें",
};
