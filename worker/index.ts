import { app } from "./app";
import { scheduledServicesFor } from "./services";

export { BookingFeed } from "./realtime/booking-feed";
export { TourSeats } from "./realtime/tour-seats";

export default {
  fetch: app.fetch,
  scheduled: (_controller, env) => scheduledServicesFor(env).runScheduled(),
} satisfies ExportedHandler<Env>;
