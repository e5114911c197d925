/** Why a choice cannot be priced. */
export const messages = {
  optionGone: "This option is no longer offered. Choose another.",
  noOptions: "This tour has no options.",
  optionTakes: (option: string, max: number) => `${option} takes up to ${max} travelers.`,
  noRooms: "This tour is sold in options, without rooms to choose.",
  tooManyCodes: "Too many wrong coupon codes. Please wait an hour, or leave the coupon out.",
  closed: "This departure is closed. Choose another date.",
};
