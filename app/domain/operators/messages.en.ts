export const messages = {
  verified: "Verified by Tour Bharat",
  rated: (stars: string, reviews: number) =>
    `${stars} of 5 in ${reviews === 1 ? "1 review" : `${reviews.toLocaleString("en-IN")} reviews`}`,
  since: (year: number | string) => `Since ${year}`,
  hereSince: (year: number | string) => `Here since ${year}`,
  answersWithin: (time: string) => `Usually answers within ${time}`,
  halfAnHour: "half an hour",
  hours: (hours: number) => (hours === 1 ? "an hour" : `${hours} hours`),
  days: (days: number) => (days === 1 ? "a day" : `${days} days`),
};
