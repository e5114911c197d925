function sum(rows: Iterable<{ seats: number }>): number {
  return [...rows].reduce((seats, row) => seats + row.seats, 0);
}

/**
 * Creates a reference model of a departure: a capacity, a list of bookings and a list of holds. Each command returns the
 * expected result: the status of a success or an error code.
 */
export function createDepartureModel(capacity: number) {
  interface HoldRow {
    holder: number | null;
    seats: number;
    isExtended: boolean;
    isOver: boolean;
  }
  /** Holds by test number. A hold is removed when released, or by the next sale after it expires. */
  let holds = new Map<number, HoldRow>();
  const bookings: { seats: number; isCancelled: boolean }[] = [];

  const booked = () => sum(bookings.filter(({ isCancelled }) => !isCancelled));
  const live = () => new Map([...holds].filter(([, { isOver }]) => !isOver));

  /** Reserves seats and removes expired holds; changes nothing if seats are insufficient. */
  function take(rest: Map<number, HoldRow>, seats: number): boolean {
    if (booked() + sum(rest.values()) + seats > capacity) return false;
    holds = rest;
    return true;
  }

  return {
    counted: () => ({ capacity, booked: booked(), held: sum(holds.values()) }),
    /** Returns the seats available to a client without a hold. */
    free: () => capacity - booked() - sum(live().values()),
    hasHold: (hold: number) => holds.has(hold),

    hold(hold: number, holder: number, seats: number): string {
      const before = [...live().values()].find((row) => row.holder === holder);
      const rest = new Map([...live()].filter(([, row]) => row.holder !== holder));
      if (!take(rest, seats)) return "sold_out";
      // A replaced hold's end is inherited, and with it a used extension.
      holds.set(hold, { holder, seats, isExtended: before?.isExtended ?? false, isOver: false });
      return "201";
    },

    change(hold: number, { seats, extend }: { seats: number | null; extend: boolean }): string {
      if (!holds.has(hold)) return "not_found";
      const row = live().get(hold);
      const isRefused = extend && row?.isExtended === true;
      const rest = live();
      rest.delete(hold);
      if (row && !isRefused) {
        const wanted = seats ?? row.seats;
        if (!take(rest, wanted)) return "sold_out";
        holds.set(hold, { ...row, seats: wanted, isExtended: row.isExtended || extend });
        return "200";
      }
      holds = live();
      return row ? "illegal_transition" : "not_found";
    },

    release(hold: number): string {
      holds.delete(hold);
      return "204";
    },

    expire(hold: number): void {
      const row = holds.get(hold);
      if (row) row.isOver = true;
    },

    cleanUp(): void {
      holds = live();
    },

    /** @param own the hold or holder whose seats the booking consumes */
    book(seats: number, own: { hold?: number; holder?: number }): string {
      const rest = new Map(
        [...live()].filter(
          ([hold, row]) => hold !== own.hold && (own.holder === undefined || row.holder !== own.holder),
        ),
      );
      if (!take(rest, seats)) return "sold_out";
      bookings.push({ seats, isCancelled: false });
      return "201";
    },

    cancel(index: number): string {
      const booking = bookings[index];
      if (!booking || booking.isCancelled) return "illegal_transition";
      booking.isCancelled = true;
      return "200";
    },
  };
}
