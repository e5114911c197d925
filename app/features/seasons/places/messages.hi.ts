import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  withoutTour: "इस मौसम में ये जगहें भी अच्छी हैं, हालाँकि वहाँ अभी हमारा कोई टूर नहीं है",
  nameAndState: (name, state) => `${name}, ${state}।`,
  toursFor: (place) => `${place} के टूर पैकेज देखें`,
  tours: "टूर पैकेज देखें",
};
