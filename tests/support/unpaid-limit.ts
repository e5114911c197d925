import { post } from "./api";
import { bookingRequest } from "./booking-request";

/** Books ten tours at once for spellings of one address. Returns the statuses of the responses. */
export function bookTenAtOnce(): Promise<number[]> {
  const name = crypto.randomUUID().slice(0, 8);
  return Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const email = `${name}+${index}@example.com`;
      return (await post("/api/bookings", bookingRequest({ email, numberOfTravelers: 1 }))).status;
    }),
  );
}
