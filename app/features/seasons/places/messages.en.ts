/** Places of a season, rendered on the server only. */
export const messages = {
  withoutTour: "Also in season, though we have no tour there yet",
  nameAndState: (name: string, state: string) => `${name}, ${state}.`,
  toursFor: (place: string) => `View Tour Packages for ${place}`,
  tours: "View Tour Packages",
};
