export * from "./accounts";
export * from "./bookings";
export * from "./messages";
export * from "./tours";
