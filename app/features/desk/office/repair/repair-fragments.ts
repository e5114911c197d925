/** Fragments of a booking page's address that open its forms. */
export const repairFragments = { date: "move", party: "party", price: "price", extras: "extras" } as const;
