/** Tours in the seeded database: 125 of the catalog, and the six demo tours that show the price rules. */
export const tourCount = 125 + 6;
