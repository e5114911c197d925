/** Why a coupon is refused. */
export const messages = {
  unknown: "Coupon not found. Please check the code, or leave it out.",
  inactive: "This coupon is no longer active.",
  usedUp: "This coupon has been fully redeemed.",
  usedByCustomer: "You have reached this coupon's limit per customer.",
  validFrom: (day: string) => `This coupon is valid from ${day}.`,
  expired: (day: string) => `This coupon expired on ${day}.`,
  otherTour: "This coupon is not valid for this tour.",
  minimumPurchase: (min: string, total: string) =>
    `This coupon needs a booking of at least ${min}; this one is ${total}.`,
  minimumTravelers: (min: number, travelers: number) =>
    `This coupon needs a booking for at least ${min} travelers; this one is for ${travelers}.`,
  tooLong: "Please keep it to 40 characters.",
  codeTooLong: "A coupon code has at most 40 characters.",
  enterCode: "Please enter a coupon code.",
  codeOrNone: "Please enter the code, or leave the coupon out.",
};
