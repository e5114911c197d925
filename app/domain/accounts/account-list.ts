/** Sort orders for the lists of accounts and operators; the first is the default. */
export const accountSorts = [
  "-joined",
  "joined",
  "name",
  "-name",
  "-bookings",
  "bookings",
  "-tours",
  "tours",
] as const;
export type AccountSort = (typeof accountSorts)[number];

export const companySorts = ["-joined", "joined", "name", "-name", "-tours", "tours"] as const;
export type CompanySort = (typeof companySorts)[number];
