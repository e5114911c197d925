export const messages = {
  defaultList: "Wishlist",
  nameList: "Please name the list.",
  nameTooLong: (max: number) => `The name must not exceed ${max} characters.`,
  nameIsContact: "Please name the list without a web address or phone number.",
  listNotFound: "List not found.",
  unknownAction: "Unknown wishlist action.",
  tourNotFound: "Tour not found.",
};
