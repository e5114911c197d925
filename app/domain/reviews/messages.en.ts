export const messages = {
  atLeast: (characters: number) => `Please write at least ${characters} characters.`,
  atMost: (characters: string) => `Please keep it to ${characters} characters.`,
  noControlCharacters: "Please leave out control characters.",
  useWords: "Please use words.",
  chooseStars: "Please choose from one to five stars.",
  giveTitle: "Please give your review a title.",
  describeTrip: "Please describe your trip.",
  needsConsent: "Please tick the box: we can't show a photograph without your consent.",
  tooSmall: (pixels: number) => `Please choose a picture of at least ${pixels} pixels a side.`,
  photographAlt: (author: string, place: string) => `Photograph by ${author}, ${place}`,
};
