import { stateCentres } from "../../app/domain/tours/state-centres";
import { tourFormSchema } from "../../app/domain/tour-drafts/tour-form";
import { sceneOfType } from "../../app/domain/tours/tour";
import type { TourFields } from "../../app/domain/tour-drafts/tour-form";
import { insert } from "./sql";

/** Submitted drafts that await review: the demo's moderation queue. */
const drafts = [
  {
    slug: "malvan-sea-forts-and-snorkelling",
    daysAgo: 2,
    operator: "konkan-trails",
    title: "Malvan, sea forts and a reef to snorkel",
    place: "Malvan",
    state: "Maharashtra",
    region: "west",
    departureCity: "Mumbai",
    days: 3,
    priceInr: 10_499,
    capacity: 12,
    type: "beach",
    subtitle: "Three days on the south Konkan coast, between a fort in the sea and the fish market",
    description: [
      "Malvan lives from fish, coconuts and the fort that Shivaji built on a rock in its bay. We sleep in a family's guest house behind the beach and eat what the boats bring in.",
      "The reef off the fort is shallow and calm from November to March. Those who would rather stay dry have the fish auction, the lacquer workshops of Sawantwadi and the estuary at Devbag.",
    ],
    highlights: [
      "Walk the walls of Sindhudurg, three kilometres of them in the sea",
      "Snorkel over the reef with a guide from the village",
      "See the evening auction on the beach",
      "Paddle the mangroves of the Karli at Devbag",
    ],
    bestMonths: [11, 12, 1, 2, 3],
    experiences: ["outdoor", "cooking"],
    interests: ["family", "couples"],
    itinerary: [
      {
        title: "Mumbai to Malvan by the Konkan railway",
        text: "The morning train runs through ninety tunnels to Kudal, from where it is an hour by road. In the evening we look on at the fish auction.",
      },
      {
        title: "The fort in the sea and the reef",
        text: "By boat to Sindhudurg at eight, before the crowds. The reef follows at high tide, with masks and vests for everyone.",
      },
      {
        title: "Devbag, and the night train home",
        text: "By canoe through the mangroves to where the Karli meets the sea. After lunch back to Kudal and the train, in Mumbai by next morning.",
      },
    ],
    inclusions: [
      "Train in third class with air conditioning",
      "Two nights in a guest house",
      "Boat, guide and gear",
    ],
    exclusions: ["Lunches on the train", "Diving with bottles"],
    carry: ["Swimwear and a towel", "A torch for the walk home from the beach"],
    permits: "Boats do not run from June to September.",
    meetingPoint: "Dadar station, platform 5, below the clock, at 6.40 am on day 1",
  },
  {
    slug: "bidar-blackware-and-persian-tiles",
    daysAgo: 1,
    operator: "deccan-and-coast",
    title: "Bidar, blackware and Persian tiles",
    place: "Bidar",
    state: "Karnataka",
    region: "south",
    departureCity: "Bangalore",
    days: 2,
    priceInr: 8_299,
    capacity: 14,
    type: "cultural",
    category: "heritage-tours",
    subtitle: "A weekend in the fort, the madrasa and the workshops of the Bahmani sultans' capital",
    description: [
      "Bidar was a capital of the Deccan when ships from Hormuz still called at its ports, and its madrasa wears what is left of their blue tiles. The craft the sultans brought, silver beaten into black metal, is still made in two lanes of the old town.",
    ],
    highlights: [
      "Climb to the painted rooms of the Rangin Mahal",
      "Inlay silver wire into a piece of bidri yourself",
      "See the tiles of Mahmud Gawan's madrasa in the late sun",
    ],
    bestMonths: [10, 11, 12, 1, 2],
    experiences: ["cultural", "photography"],
    interests: ["couples", "solo", "groups"],
    itinerary: [
      {
        title: "The fort and the lanes of the bidri makers",
        text: "From the night train straight to breakfast, then the fort with its triple moat. In the afternoon two hours in a workshop: everyone inlays a small dish.",
      },
      {
        title: "Ashtur's tombs and the madrasa",
        text: "To the tombs of Ashtur at sunrise, when the painted dome catches the light. The madrasa and the karez follow; the train leaves at seven.",
      },
    ],
    inclusions: ["Train both ways", "Guide for both days", "The workshop with its material"],
    exclusions: ["Dinners", "Fees for cameras in the fort"],
    carry: ["Shoes that come off easily", "Water"],
    meetingPoint: "Yesvantpur station, main entrance, at 8 pm on the evening before day 1",
  },
] as const;

/** Returns the statements that submit these drafts. Run them after the operators'. @param now UTC milliseconds */
export function moderationStatements(now: number): string[] {
  return drafts.map(({ slug, daysAgo, ...draft }, index) =>
    insert("tours", {
      ...tourRow(tourFormSchema.parse({ ...draft, status: "pending" }), {
        slug,
        at: now - daysAgo * 86_400_000,
      }),
      position: 1001 + index,
    }),
  );
}

/** Returns an operator's draft as a row without its position. @param at start of the draft, UTC milliseconds */
export function tourRow(tour: TourFields, { slug, at }: { slug: string; at: number }) {
  const { itinerary, inclusions, exclusions, carry, permits, meetingPoint } = tour;
  const [latitude, longitude] = stateCentres[tour.state];
  return {
    slug,
    kind: "package",
    status: tour.status,
    operator_slug: tour.operator,
    place: tour.place,
    title: tour.title,
    subtitle: tour.subtitle,
    description: tour.description,
    highlights: tour.highlights,
    guide: { itinerary, inclusions, exclusions, carry, permits, meetingPoint, faq: [] },
    state: tour.state,
    latitude,
    longitude,
    region: tour.region,
    departure_city: tour.departureCity,
    days: tour.days,
    price_inr: tour.priceInr,
    capacity: tour.capacity,
    type: tour.type,
    category: tour.category,
    experiences: tour.experiences,
    interests: tour.interests,
    best_months: tour.bestMonths,
    scene: sceneOfType[tour.type],
    motif: tour.place,
    hour: tour.hour,
    edited_at: at,
    created_at: at,
  };
}
