export const messages = {
  nameMissing: "Please enter your name.",
  phoneMissing: "Please enter your phone number.",
};
