/** Why queries and holds are refused. Pages that need no schemas do not load them. */
export const messages = {
  oneOf: (values: string) => `Please choose from: ${values}.`,
  rupees: "Please enter whole rupees.",
  days: "Please enter a number of days.",
  months: "Please enter up to 12 months as yyyy-MM, separated by commas.",
  leeway: "Please enter a number of days from 1 to 7.",
  tooLong: "Please keep the search to 2,000 characters.",
  city: "Please enter a city of India.",
  month: "Please enter a month from 1 to 12.",
  leewayAlone: "Please enter `from` or `to` as well.",
  tooMany: "Too many searches. Please wait a minute.",
  noTour: "Sorry, we couldn't find information about this destination.",
  endBeforeStart: "The end date is before the start date.",
  atMostDays: (days: number) => `Please request at most ${days} days.`,
  extendIsTrue: "Please send true, or leave it out.",
  holdUnchanged: "Please send a number of travelers, or extend.",
};
