export * from "./accounts";
export * from "./bookings";
export * from "./tours";
