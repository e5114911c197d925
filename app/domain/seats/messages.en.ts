export const messages = {
  left: (seats: number) => `${seats} left`,
  soldOut: "Sold out",
  closed: "Closed",
  available: "seats available",
  seats: (seats: number) => (seats === 1 ? "1 seat" : `${seats} seats`),
  held: (seats: string, until: string) => `${seats} held for you until ${until}`,
  lastMinute: (held: string) => `Less than a minute left: ${held}.`,
  lastMinutes: (held: string) => `Less than 5 minutes left: ${held}.`,
  canExtend: (minutes: number) => `You can hold them for ${minutes} more minutes.`,
  heldStop: (held: string) => `${held}.`,
};
