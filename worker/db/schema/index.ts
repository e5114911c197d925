export * from "./accounts";
export * from "./bookings";
export * from "./mail";
export * from "./messages";
export * from "./prices";
export * from "./reviews";
export * from "./tours";
export * from "./wishlist";
