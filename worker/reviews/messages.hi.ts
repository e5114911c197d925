import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  noBooking: (bookingId) => `बुकिंग ${bookingId} नहीं मिली।`,
  noReview: "रिव्यू नहीं मिला।",
  noPhotograph: "फ़ोटो नहीं मिली।",
  alreadyReviewed: "आप इस यात्रा का रिव्यू लिख चुके हैं।",
  notReviewable: "पक्की यात्रा का रिव्यू उसके पूरा होने पर लिख सकते हैं।",
  tooLate: (days) => `रिव्यू सिर्फ़ ${days} दिन तक बदला जा सकता है।`,
  full: (photographs) => `एक रिव्यू में ज़्यादा से ज़्यादा ${photographs} फ़ोटो हो सकती हैं। पहले कोई एक हटाएँ।`,
};
