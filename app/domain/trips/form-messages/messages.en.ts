export const messages = {
  nameMissing: "Please enter the name.",
  ageWrong: (min: number, max: number) => `Please enter the age as a whole number from ${min} to ${max}.`,
  pickUpTooShort: "Please write at least 3 characters.",
  pickUpTooLong: "Please write at most 200 characters.",
  dietMissing: "Please choose a diet.",
  documentMissing: "Please choose the document.",
  numberWrong: "Please enter 3 to 30 letters and digits.",
  aadhaarTooLong: "Please enter only the last 4 digits of the Aadhaar number.",
  wholeAadhaar: "This looks like a whole Aadhaar number. Choose Aadhaar and enter its last 4 digits.",
};
