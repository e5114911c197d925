import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  notFound: "बुकिंग नहीं मिली।",
  final: "इस इनवॉइस की जानकारी अब नहीं बदली जा सकती।",
  stateMissing: "राज्य चुनें: टैक्स इनवॉइस पर उसे लिखना ज़रूरी है।",
};
