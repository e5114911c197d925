import type { Viewer } from "~/domain/account";
import type { DepartureDate } from "~/domain/departure-change";
import type { Dependencies } from "../services";
import { changeCapacity } from "./change-capacity";
import { closeDeparture } from "./close-departure";
import { getDeparture } from "./get-departure";
import { reopenDeparture } from "./reopen-departure";

/** The departures of an operator's tours: when they leave, how many seats they have, whether they are closed. */
export function departureServices({ db, clock, changes, audit, publisher }: Dependencies) {
  return {
    getDeparture: (viewer: Viewer | null, date: DepartureDate) => getDeparture({ db, clock }, viewer, date),
    changeCapacity: (viewer: Viewer | null, change: Parameters<typeof changeCapacity>[2]) =>
      changeCapacity({ audit, publisher }, viewer, change),
    closeDeparture: (viewer: Viewer | null, closing: Parameters<typeof closeDeparture>[2]) =>
      closeDeparture(changes, viewer, closing),
    reopenDeparture: (viewer: Viewer | null, date: DepartureDate) => reopenDeparture(changes, viewer, date),
  };
}
