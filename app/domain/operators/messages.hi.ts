import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  verified: "Tour Bharat ने जाँचा है",
  rated: (stars, reviews) => `${reviews.toLocaleString("en-IN")} रिव्यू में 5 में से ${stars}`,
  since: (year) => `${year} से`,
  hereSince: (year) => `${year} से यहाँ`,
  answersWithin: (time) => `आम तौर पर ${time} में जवाब`,
  halfAnHour: "आधे घंटे",
  hours: (hours) => `${hours} घंटे`,
  days: (days) => `${days} दिन`,
};
