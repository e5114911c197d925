/** Words of a fare or a price. Amounts are formatted rupees. */
export const messages = {
  from: (amount: string) => `from ${amount}`,
  /** An amount and what it is for. */
  per: {
    person: (amount: string) => `${amount} a person`,
    booking: (amount: string) => `${amount} a booking`,
    night: (amount: string) => `${amount} a night`,
  },
};
