export const messages = {
  verifyPhoneFirst: "Verify your phone number on your security page first.",
  addPhoneFirst: "Add your phone number to your profile first.",
  noPush: "Push messages aren't available.",
  unknownPushService: "This browser's push service isn't supported.",
  tooManyTries: "Too many tries. Please try again in an hour.",
  deadLink: "This link doesn't work.",
};
