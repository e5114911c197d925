import type { RoomType } from "~/domain/prices/pricing";
import { roomTypeLabels } from "./booking";
import { bookingMessages } from "./messages";

/** Option of a booking, else its room, and its extras, as sold. */
export interface BookedOffer {
  roomType: RoomType;
  optionName?: string | null | undefined;
  extras?: readonly { name: string; quantity: number }[] | undefined;
}

/** Names the option of a booking, else its room: "Private jeep", "Deluxe". */
export function offerName({ roomType, optionName }: BookedOffer): string {
  return optionName ?? roomTypeLabels()[roomType];
}

/** Lists extras: "Lunch × 2, Single room". */
export function extrasInWords(extras: NonNullable<BookedOffer["extras"]>): string {
  return extras.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(", ");
}

/** Lists option or room and the extras, with their names. */
export function offerEntries(offer: BookedOffer): [string, string][] {
  const { optionName, extras = [] } = offer;
  const m = bookingMessages();
  return [
    [optionName ? m.option : m.room, offerName(offer)],
    ...(extras.length > 0 ? [[m.extras, extrasInWords(extras)] as [string, string]] : []),
  ];
}
