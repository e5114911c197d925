/** The heart of a tour, on any page. */
export const messages = {
  save: (place: string) => `Save ${place} to the wishlist`,
  notChanged: "Your wishlist wasn't changed",
  noAnswer: "The server didn't respond. Please try again.",
  saved: "Saved to your wishlist",
  savedHere: "It's stored in this browser. Log in to keep it in your account.",
  see: "See your wishlist",
  thisVisitOnly: "Saved for this visit only",
  storageBlocked: "Your browser blocks storage for this site. Log in to keep your wishlist.",
  full: "Your wishlist is full",
  fullHere: (max: number) => `This browser can store ${max} tours. Log in to save more.`,
};
