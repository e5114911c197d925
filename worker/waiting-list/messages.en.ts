export const messages = {
  notFound: "This entry of a waiting list does not exist anymore.",
  alreadyListed: "This e-mail address is already on the waiting list of this day.",
  notSoldOut: "There are enough seats on this day: you can book now.",
  tooMany: "Too many waiting lists. Please wait an hour.",
  isFull: (parties: number) =>
    `The waiting list of this day is full: ${parties} parties wait already. Choose another date.`,
  waitsTooOften: (lists: number) =>
    `This e-mail address is on ${lists} waiting lists already. Leave one of them first.`,
};
