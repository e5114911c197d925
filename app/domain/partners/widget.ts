import { z } from "zod";
import "~/domain/zod-without-eval";
import { bookingStatuses } from "~/domain/bookings/booking-status";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { usualColor } from "./widget-color";

/** Booking of an operator's tours in its own website: /widget/{id} in a frame (public/widget/loader.js). Source: issue 46. */

/** Stands in the form for the slug of a tour. */
export const allTours = "*";

export const maxWidgets = 20;
const maxOrigins = 10;

export const widgetVerbs = ["save", "on", "off", "remove"] as const;
export type WidgetVerb = (typeof widgetVerbs)[number];

/** The form of a widget; the origins are checked by `worker/partners/widgets`. */
export const widgetFieldsSchema = z.object({
  /** Slug of the tour; null for all of the operator's. */
  tour: z
    .string()
    .min(1, "Please choose the tours.")
    .transform((slug) => (slug === allTours ? null : slug)),
  /** One website in each line. */
  origins: z
    .string()
    .max(3000, "Please enter fewer websites.")
    .transform((text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))])
    .pipe(
      z
        .array(z.string())
        .min(1, "Please enter the address of your website.")
        .max(maxOrigins, `A widget works on up to ${maxOrigins} websites.`),
    ),
  color: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, `Please enter a color like ${usualColor}.`),
});

/** A widget, as its operator sees it. */
export interface Widget {
  id: string;
  /** Null for all tours. */
  tour: { slug: string; title: string; path: string } | null;
  origins: string[];
  color: string;
  isOn: boolean;
}

/** Data of a widget's page. */
export interface WidgetPage extends Pick<Widget, "id" | "origins" | "color"> {
  operatorName: string;
  tours: BookableTour[];
}

/** All that a booking's status key opens. */
export const widgetStatusSchema = z.object({ status: z.enum(bookingStatuses) });

/** Messages to the page around the frame; public/widget/loader.js reads them. */
export type WidgetMessage = { tourBharat: "height"; height: number } | { tourBharat: "booked" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);
}

/** Returns the HTML that puts a widget into a website. @param origin of this site */
export function snippetOf(
  { id, tour }: Pick<Widget, "id" | "tour">,
  { origin, operator }: { origin: string; operator: { slug: string; companyName: string } },
): string {
  const path = tour?.path ?? `/operators/${operator.slug}`;
  return `<a href="${origin}${path}" data-tour-widget="${id}">Book ${escaped(tour?.title ?? operator.companyName)}</a>
<script async src="${origin}/widget/loader.js"></script>`;
}
