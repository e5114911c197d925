import { draftFields } from "../../app/domain/tour-drafts/tour-draft";
import { tourFormSchema } from "../../app/domain/tour-drafts/tour-form";
import { tourRow } from "./demo-moderation";
import { Expression, insert, literal } from "./sql";

const day = 86_400_000;

/** A rejected draft of the demo operator. */
const rejected = {
  title: "Madikeri, coffee and a river to wade",
  place: "Madikeri",
  state: "Karnataka",
  region: "south",
  departureCity: "Bangalore",
  days: 3,
  priceInr: 9_799,
  capacity: 12,
  type: "adventure",
  subtitle: "Three days on a coffee estate in Coorg, with a walk to the source of the Cauvery",
  description: [
    "We stay on an estate that has grown coffee and pepper under the same trees for four generations, and eat with the family that owns it. From November to February the berries are picked; you may pick along.",
  ],
  highlights: [
    "Pick coffee, and drink that of last year",
    "Wade the Cauvery to the island of Nisargadhama",
    "See the sun rise from Mandalpatti",
  ],
  bestMonths: [10, 11, 12, 1, 2, 3],
  experiences: ["outdoor", "cooking"],
  interests: ["couples", "family"],
  itinerary: [
    {
      title: "By road to the estate",
      text: "Six hours by minibus, with lunch in Mysore. A walk round the estate.",
    },
    {
      title: "Mandalpatti and the picking",
      text: "Jeeps at five in the morning; after breakfast to the pickers.",
    },
    {
      title: "The river, and home",
      text: "Across the river at Nisargadhama, then back to Bangalore by eight.",
    },
  ],
  inclusions: ["Minibus both ways", "Two nights on the estate with all meals", "Jeep to Mandalpatti"],
  exclusions: ["Lunch in Mysore"],
  carry: ["Shoes that may become wet", "A warm layer for the morning"],
  meetingPoint: "Lalbagh, west gate, at 7 am on day 1",
  operator: "deccan-and-coast",
  status: "draft",
} as const;

const reason =
  "A nice trip. Please tell how deep the river is after rain and who decides that nobody wades, and say under inclusions whether life jackets are there.";

/** A draft with only its first fields filled in. */
const begun = draftFields({
  title: "Karaikudi, mansions and a kitchen of forty spices",
  place: "Karaikudi",
  state: "Tamil Nadu",
  departureCity: "Bangalore",
  days: 3,
  priceInr: 11_250,
  capacity: 10,
  type: "food",
  operator: "deccan-and-coast",
});

/** Later edits of that draft, as the wizard stores them. */
const written = {
  subtitle: "Three days among the merchants' houses, with two mornings in the kitchen",
  description:
    "The Chettiars brought teak from Burma and marble from Italy, and spices from everywhere else. We sleep in one of their houses.",
  bestMonths: ["11", "12", "1", "2"],
};

/**
 * Returns the statements for the demo operator's unpublished tours: one rejected and one unfinished. They come after the
 * drafts under review.
 * @param now UTC milliseconds
 */
export function unpublishedStatements(now: number): string[] {
  const begunSlug = "karaikudi-mansions-and-a-kitchen-of-forty-spices";
  return [
    insert("tours", {
      ...tourRow(tourFormSchema.parse(rejected), {
        slug: "madikeri-coffee-and-a-river-to-wade",
        at: now - 6 * day,
      }),
      position: 1003,
      rejection_reason: reason,
    }),
    insert("tours", { ...tourRow(begun, { slug: begunSlug, at: now - day }), position: 1004 }),
    insert("tour_drafts", {
      tour_id: new Expression(`(SELECT id FROM tours WHERE slug = ${literal(begunSlug)})`),
      // Quoted: VALUES is an SQL keyword.
      '"values"': written,
      version: Math.floor((now - day) / 1000),
      updated_at: now - day / 2,
      updated_by: "demo-operator",
    }),
  ];
}
