import { keyed } from "./keyed";
import {
  cancelOctoBooking,
  checkAvailability,
  confirmOctoBooking,
  extendOctoBooking,
  getCalendar,
  getOctoBooking,
  getProduct,
  getSupplier,
  listOctoBookings,
  listProducts,
  reserveOcto,
  updateOctoBooking,
} from "./octo/serve-octo";

export const partnerUseCases = {
  getOctoSupplier: keyed("read-catalogue", getSupplier),
  listOctoProducts: keyed("read-catalogue", listProducts),
  getOctoProduct: keyed("read-catalogue", getProduct),
  checkOctoAvailability: keyed("read-catalogue", checkAvailability),
  getOctoCalendar: keyed("read-catalogue", getCalendar),
  listOctoBookings: keyed("read-bookings", listOctoBookings),
  getOctoBooking: keyed("read-bookings", getOctoBooking),
  reserveOcto: keyed("book", reserveOcto),
  updateOctoBooking: keyed("book", updateOctoBooking),
  confirmOctoBooking: keyed("book", confirmOctoBooking),
  cancelOctoBooking: keyed("book", cancelOctoBooking),
  extendOctoBooking: keyed("book", extendOctoBooking),
};
