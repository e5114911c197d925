export const messages = {
  tooManyLists: (max: number) => `You can have ${max} lists. Delete one first.`,
  created: (name: string) => `“${name}” was created.`,
  renamed: (name: string) => `The list is now called “${name}”.`,
  deleted: (name: string) => `“${name}” was deleted. Its tours are in your wishlist.`,
  restored: "The list is back.",
  moved: "The tour was moved.",
  shared: "Anyone with the link can see this list.",
  unshared: "The link no longer works.",
  notFound: "This list or tour was not found. Reload the page.",
  notOnSale: "This tour is no longer on sale.",
  full: (max: number) => `A wishlist holds ${max} tours. Remove one first.`,
  notShared: "This list is not shared any more.",
};
