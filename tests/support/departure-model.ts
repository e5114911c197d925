function sum(rows: Iterable<{ seats: number }>): number {
  return [...rows].reduce((seats, row) => seats + row.seats, 0);
}

/**
 * What a departure has to be after any sequence of commands, said in the plainest way: a capacity, a list of bookings and
 * a list of holds. Each command gives what it must be answered: the status of a success, or the code of the refusal.
 */
export function createDepartureModel(capacity: number) {
  interface HoldRow {
    holder: number | null;
    seats: number;
    isExtended: boolean;
    isOver: boolean;
  }
  /** By a number of ours; a hold leaves the books when it is given back, or with the next sale after its end. */
  let holds = new Map<number, HoldRow>();
  const bookings: { seats: number; isCancelled: boolean }[] = [];

  const booked = () => sum(bookings.filter(({ isCancelled }) => !isCancelled));
  const live = () => new Map([...holds].filter(([, { isOver }]) => !isOver));

  /** Does what takes seats: with it go the holds that have ended; where there is no room nothing happens at all. */
  function take(rest: Map<number, HoldRow>, seats: number): boolean {
    if (booked() + sum(rest.values()) + seats > capacity) return false;
    holds = rest;
    return true;
  }

  return {
    counted: () => ({ capacity, booked: booked(), held: sum(holds.values()) }),
    /** What is offered to somebody who holds nothing. */
    free: () => capacity - booked() - sum(live().values()),
    hasHold: (hold: number) => holds.has(hold),

    hold(hold: number, holder: number, seats: number): string {
      const before = [...live().values()].find((row) => row.holder === holder);
      const rest = new Map([...live()].filter(([, row]) => row.holder !== holder));
      if (!take(rest, seats)) return "sold_out";
      // A hold that replaces another inherits its end, and so the extension that it has used.
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

    /** @param own the hold or the holder whose seats become the booking's */
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
