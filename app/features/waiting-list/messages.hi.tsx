import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  lists: "वेटिंग लिस्ट",
  seats: (seats) => (seats === 1 ? "1 सीट" : `${seats} सीटें`),
  heldUntil: (deadline) => (
    <span>
      <Exact>{deadline}</Exact> तक रोकी गई
    </span>
  ),
  cameBack: "सीटें खाली हुईं",
  inLine: (position) => `लिस्ट में ${position} नंबर पर`,
  book: (seats) => (seats === 1 ? "सीट बुक करें" : "सीटें बुक करें"),
  decline: "नहीं चाहिए",
  leave: "हट जाएँ",
  leaveList: "लिस्ट से हट जाएँ",
  busy: "एक पल …",
  pageTitle: "वेटिंग लिस्ट में आपकी जगह",
  tour: "टूर",
  travelDate: "यात्रा की तारीख",
  option: "विकल्प",
  seatsLabel: "सीटें",
  heldUntilLabel: "कब तक रोकी गई",
  confirming: "पक्का हो रहा है …",
  confirm: "मेरी जगह पक्की करें",
  viewTour: "टूर देखें",
  anotherDate: "दूसरी तारीख चुनें",
  joinAgain: "फिर से जुड़ें",
  howItWorks:
    "सीटें खाली होने पर जब आपकी बारी आती है, तो हम उन्हें दो घंटे आपके लिए रोकते हैं और आपको मेल करते हैं। रात 9 बजे से सुबह 8 बजे तक का समय नहीं गिना जाता।",
  heading: {
    unconfirmed: "अपनी जगह पक्की करें",
    waiting: (position) => (position === null ? "आप वेटिंग लिस्ट में हैं" : `आप वेटिंग लिस्ट में ${position} नंबर पर हैं`),
    reserved: (seats) => (seats === 1 ? "आपके लिए एक सीट खाली हुई है" : "आपके लिए सीटें खाली हुई हैं"),
    offered: (seats) => (seats === 1 ? "1 सीट आपके लिए रोकी गई है" : `${seats} सीटें आपके लिए रोकी गई हैं`),
    booked: "आपने बुक कर लिया है",
    declined: "आपने मना कर दिया है",
    lapsed: "सीट लेने का समय निकल गया",
    left: "आप लिस्ट से हट गए हैं",
    gone: "वेटिंग लिस्ट बंद हो गई है",
  },
  offer: {
    title: "रोकी गई सीटें बुक करें",
    ended: "सीट लेने का समय निकल गया है।",
    held: ({ seats, until, deadline }) => (
      <p className="mb-6 rounded-control border-l-4 border-success bg-success-subtle p-4 text-success">
        <time translate="no" dateTime={until}>
          {deadline}
        </time>{" "}
        तक <strong>{seats === 1 ? "1 सीट आपके लिए रोकी गई है" : `${seats} सीटें आपके लिए रोकी गई हैं`}</strong>
      </p>
    ),
  },
};
