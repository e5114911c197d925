import { app } from "./app";
import { systemClock } from "./platform/clock";
import { checkConfiguration } from "./platform/configuration";
import { scheduledServicesFor } from "./services";

export { BookingFeed } from "./realtime/booking-feed";
export { TourSeats } from "./realtime/tour-seats";

export default {
  fetch: app.fetch,
  async scheduled({ scheduledTime }, env) {
    // A run that is started by hand may name a later time.
    const at = Math.max(scheduledTime, systemClock());
    if (checkConfiguration(env)) await scheduledServicesFor(env, at).runScheduled();
  },
} satisfies ExportedHandler<Env>;
