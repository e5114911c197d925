export const messages = {
  count: (reviews: number) => (reviews === 1 ? "1 review" : `${reviews.toLocaleString("en-IN")} reviews`),
  rated: (stars: string, reviews: string) => `${stars} out of 5 stars, ${reviews}`,
};
