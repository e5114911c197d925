/** The buttons that open the booking dialog. */
export const messages = {
  closed: "Bookings are currently closed",
  opening: "Opening booking form …",
  cancel: "Cancel",
};
