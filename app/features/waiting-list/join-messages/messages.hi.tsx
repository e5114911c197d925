import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "वेटिंग लिस्ट",
  pageTitle: (tour) => `वेटिंग लिस्ट: ${tour}`,
  description: (tour) =>
    `${tour} के जिस दिन की सीटें भर गई हैं, उसके लिए अपना पता दें। सीट खाली होने पर सबसे पहले आपको खबर मिलेगी।`,
  intro:
    "सीटें खाली होने पर हम उन्हें लिस्ट में सबसे आगे वाले के लिए दो घंटे रोकते हैं। रात 9 बजे से सुबह 8 बजे तक का समय नहीं गिना जाता।",
  travelDate: "यात्रा की तारीख",
  travelers: "यात्री",
  name: "नाम",
  email: "ईमेल पता",
  phone: "फ़ोन",
  phoneHint: "सीटें खाली होने पर संदेश के लिए",
  busy: "एक पल …",
  join: "वेटिंग लिस्ट में नाम लिखवाएँ",
  confirm: "अपना ईमेल पता पक्का करें",
  mailed: (email) => (
    <p className="mt-2">
      हमने <strong className="wrap-anywhere">{email}</strong> पर एक लिंक भेजा है। 24 घंटे के भीतर उसे खोलकर पता पक्का
      करें; लिस्ट में आपकी जगह तभी से गिनी जाएगी।
    </p>
  ),
};
