import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  mapOfTours: "टूर का नक्शा",
  caption: (shown, total, outside) =>
    `कीमत का मतलब है एक टूर; संख्या बताती है कि आसपास कितने टूर हैं।${shown < total ? ` नक्शे पर पहले ${shown} टूर हैं।` : ""}${outside > 0 ? ` ${outside} टूर नक्शे के इस हिस्से के बाहर से शुरू होते हैं।` : ""}`,
  about: "नक्शे के बारे में",
  more: "और टूर",
  fewer: "कम टूर",
  days: (days) => `${days} दिन`,
  rated: (rating) => `रेटिंग ${rating}`,
  tours: (count, places) => `${count} टूर: ${places}`,
};
