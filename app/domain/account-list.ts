/** How the lists of accounts and companies can be sorted; the first of each is how they come. */
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
