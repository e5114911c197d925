/** The tours of the seeded database: 125 of the catalogue, and the six demo tours that show the price rules. */
export const tourCount = 125 + 6;
