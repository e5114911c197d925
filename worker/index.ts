import { app } from "./app";

export { BookingFeed } from "./realtime/booking-feed";

export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
