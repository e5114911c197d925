export const messages = {
  title: "Destination Not Found",
  detail: "Sorry, we couldn't find information about this destination.",
};
