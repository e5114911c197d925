import { admin, adminOrStaff, afterSignIn, query, staff } from "../platform/authz/guards";
import { checkedByCaller, publicRead, reading, visitor } from "../platform/authz/use-case";
import { addCalendar, changeCalendar, getCalendars } from "./calendars/change-feeds";
import { getThingsToDoShard, thingsToDoPath } from "./feed/things-to-do";
import { keyed } from "./keyed";
import { quoteReservation, quoteReservationCancellation } from "./octo/reservations";
import { createApiKey, listApiKeys, replaceApiKey, revokeApiKey } from "./manage-keys";
import {
  addReseller,
  changeReseller,
  getReseller,
  payBackReseller,
  recordPaidIn,
  removeResellerWebhook,
} from "./manage-resellers";
import { getResellerStatement } from "./reseller-statements";
import { listResellers } from "./resellers.repo";
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
import { addOctoWebhook, deleteOctoWebhook, listOctoWebhooks } from "./octo/webhooks";
import {
  addWebhook,
  challengeWebhook,
  changeWebhook,
  getConnections,
  rotateWebhookSecret,
} from "./webhooks/change-webhooks";
import {
  changeWidget,
  getWidget,
  getWidgetBookingStatus,
  getWidgets,
  widgetStatusKey,
} from "./widgets/widgets";

export const partnerUseCases = {
  listResellers: admin("partners", query(listResellers)),
  getReseller: admin("partners", reading(getReseller)),
  getResellerStatement: admin("partners", reading(getResellerStatement)),
  addReseller: admin("partners", addReseller),
  changeReseller: admin("partners", changeReseller),
  recordPaidIn: afterSignIn(admin("partners", recordPaidIn)),
  payBackReseller: afterSignIn(admin("partners", payBackReseller)),
  removeResellerWebhook: admin("partners", removeResellerWebhook),
  listApiKeys: adminOrStaff("partners", "company", reading(listApiKeys)),
  createApiKey: afterSignIn(adminOrStaff("partners", "company", createApiKey)),
  replaceApiKey: afterSignIn(adminOrStaff("partners", "company", replaceApiKey)),
  revokeApiKey: adminOrStaff("partners", "company", revokeApiKey),
  thingsToDoPath: admin("partners", thingsToDoPath),
  getThingsToDoShard: visitor(reading(getThingsToDoShard)),
  getOctoSupplier: keyed("read-catalogue", getSupplier),
  listOctoProducts: keyed("read-catalogue", listProducts),
  getOctoProduct: keyed("read-catalogue", getProduct),
  checkOctoAvailability: keyed("read-catalogue", checkAvailability),
  getOctoCalendar: keyed("read-catalogue", getCalendar),
  listOctoBookings: keyed("read-bookings", listOctoBookings),
  getOctoBooking: keyed("read-bookings", getOctoBooking),
  quoteOcto: keyed("read-catalogue", quoteReservation),
  quoteOctoCancellation: keyed("read-bookings", quoteReservationCancellation),
  reserveOcto: keyed("book", reserveOcto),
  updateOctoBooking: keyed("book", updateOctoBooking),
  confirmOctoBooking: keyed("book", confirmOctoBooking),
  cancelOctoBooking: keyed("book", cancelOctoBooking),
  extendOctoBooking: keyed("book", extendOctoBooking),
  listOctoWebhooks: keyed("read-bookings", listOctoWebhooks),
  addOctoWebhook: keyed("book", addOctoWebhook),
  deleteOctoWebhook: keyed("book", deleteOctoWebhook),
  getCalendars: staff("company", reading(getCalendars)),
  addCalendar: afterSignIn(staff("company", addCalendar)),
  changeCalendar: staff("company", changeCalendar),
  getConnections: staff("company", reading(getConnections)),
  addWebhook: afterSignIn(staff("company", addWebhook)),
  challengeWebhook: staff("company", challengeWebhook),
  rotateWebhookSecret: afterSignIn(staff("company", rotateWebhookSecret)),
  changeWebhook: staff("company", changeWebhook),
  getWidget: publicRead(getWidget),
  widgetStatusKey: checkedByCaller(reading(widgetStatusKey)),
  getWidgetBookingStatus: visitor(reading(getWidgetBookingStatus)),
  getWidgets: staff("company", reading(getWidgets)),
  changeWidget: afterSignIn(staff("company", changeWidget)),
};
