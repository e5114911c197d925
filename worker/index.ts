import { app } from "./app";
import { checkConfiguration } from "./configuration";
import { scheduledServicesFor } from "./services";

export { BookingFeed } from "./realtime/booking-feed";
export { TourSeats } from "./realtime/tour-seats";

export default {
  fetch: app.fetch,
  async scheduled(_controller, env) {
    if (checkConfiguration(env)) await scheduledServicesFor(env).runScheduled();
  },
} satisfies ExportedHandler<Env>;
