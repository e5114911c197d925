import type { IconName } from "~/ui/named-icon";
import type { Category, Experience, Interest, Region, TourType } from "~/domain/tours/tour";
import type { DurationSegment } from "~/domain/tours/tour-search";

/** Titles and introductions of the tour lists by type, experience, interest, duration and region, and the categories' icons. */

interface ListingContent {
  title: string;
  intro: string;
}

interface RegionContent extends ListingContent {
  /** Shown under the title of the regional page. */
  subtitle: string;
  description: string;
}

export const categoryIcons: Record<Category, IconName> = {
  "thrilling-adventures": "wind",
  "cultural-immersion": "drama",
  "tropical-escapes": "tree-palm",
  "heritage-tours": "landmark",
  "gastronomic-journeys": "utensils",
  "photo-expeditions": "camera",
  "wilderness-camping": "tent",
  "luxury-cruises": "ship",
};

export const tourTypeContent = {
  adventure: {
    title: "Adventure tours",
    intro:
      "Mountain roads, caves, rapids and hill walks, from easy weekends to high passes that ask for a healthy heart.",
  },
  cultural: {
    title: "Cultural tours",
    intro:
      "Temples, courts, crafts and festivals, with guides who explain what is going on and when to stay quiet.",
  },
  beach: {
    title: "Beach tours",
    intro:
      "Coasts and islands from Diu to the Andamans, with the good months for the sea named and a warning for the others.",
  },
  city: {
    title: "City tours",
    intro: "India's cities on foot, by metro and by train, a few streets at a time and with room for tea.",
  },
  wildlife: {
    title: "Wildlife tours",
    intro:
      "Jeeps, boats and forest paths in search of rhinos, lions, tigers, crocodiles and birds, none of which can be promised.",
  },
  food: {
    title: "Food & Culinary tours",
    intro:
      "Old recipes at the stalls and stoves they come from, in Chettinad, Lucknow and the lanes of Old Delhi.",
  },
  luxury: {
    title: "Luxury tours",
    intro:
      "Heritage houses, private vehicles and unhurried days, described as they are and without invented stars.",
  },
  cruise: {
    title: "Cruises",
    intro:
      "Two or three nights afloat on rivers and backwaters, at the speed of the current and with dinner cooked on board.",
  },
} as const satisfies Record<TourType, ListingContent>;

export const experienceContent = {
  outdoor: {
    title: "Outdoor experiences",
    intro:
      "Tours with walking, paddling, climbing or cycling in them, and a plain word on what each asks of your legs.",
  },
  photography: {
    title: "Photography experiences",
    intro:
      "Places worth carrying a camera to, with early starts for the light and a note on where pictures are not allowed.",
  },
  cooking: {
    title: "Cooking experiences",
    intro:
      "Tours on which somebody shows you a dish, from a Kodava kitchen in Coorg to dum cooking in Lucknow.",
  },
  wildlife: {
    title: "Wildlife experiences",
    intro:
      "Forests, wetlands and reefs where animals set the timetable, entered with permits and trained local eyes.",
  },
  cultural: {
    title: "Cultural experiences",
    intro:
      "Living temples, workshops, stages and village evenings, arranged so that visitors are welcome and not in the way.",
  },
} as const satisfies Record<Experience, ListingContent>;

export const interestContent = {
  family: {
    title: "Family tours",
    intro:
      "Tours that several generations can share, with short walks, known distances and honest notes on long drives.",
  },
  solo: {
    title: "Solo tours",
    intro:
      "Group departures on which one traveler is as welcome as two, with a leader and company at dinner for those who want it.",
  },
  couples: {
    title: "Tours for couples",
    intro:
      "Journeys for two at an easy pace, from lake palaces and houseboats to cold mornings above the tea.",
  },
  groups: {
    title: "Group tours",
    intro:
      "Tours that take friends, colleagues or a club together, up to 20 travelers in one booking where the date has the seats.",
  },
} as const satisfies Record<Interest, ListingContent>;

export const durationContent = {
  weekend: {
    title: "Weekend tours",
    intro:
      "One to three days, close enough to a departure city that most of the time goes to the place and not to the road.",
  },
  week: {
    title: "Week-long tours",
    intro:
      "Four to seven days, long enough for a night train, two or three bases and a morning with nothing planned.",
  },
  "two-weeks": {
    title: "Two-week tours",
    intro:
      "Eight to fourteen days for places that cannot be hurried: high valleys, border monasteries and the royal cities.",
  },
  month: {
    title: "Month-long tours",
    intro: "Fifteen days and more, for crossing the country by its own trains from the hills to the sea.",
  },
} as const satisfies Record<DurationSegment, ListingContent>;

export const regionContent = {
  south: {
    title: "South India Tour Packages",
    subtitle: "Hill stations, waterfalls, temple cities and two coasts, from Bangalore",
    intro:
      "Tours through Karnataka, Kerala, Tamil Nadu, Andhra Pradesh, Puducherry, Goa and the Andamans, starting in Bangalore.",
    description:
      "The Western Ghats divide the south in two. On their wet side lie coffee, pepper, rivers and the beaches of Kerala and Goa; on the dry side granite, paddy and the tall gateways of Madurai and Kanchipuram. Tours start in Bangalore, mostly by night train or road and sometimes by air. Winter is the easiest season, the hills are the answer to summer, and July to September belongs to the waterfalls.",
  },
  north: {
    title: "North India Tour Packages",
    subtitle: "Himalayan valleys, Mughal cities, the Ganga and the Thar, from Delhi",
    intro:
      "Tours from Delhi to Himachal, Uttarakhand, Kashmir, Ladakh, Punjab, Uttar Pradesh, Madhya Pradesh and Rajasthan.",
    description:
      "From Delhi a night's journey reaches almost any landscape: the deodar ridges of Shimla and Mussoorie, the ghats of Varanasi, the sand round Jaisalmer. Ladakh and Spiti lie a flight or several mountain days further on. The calendar decides more here than anywhere else in India. Cities are for October to March with fog in the middle, hill stations for spring and early summer, snow for January and February, and the high deserts for June to September.",
  },
  east: {
    title: "East India Tour Packages",
    subtitle: "Tea ridges, rhino grassland, root bridges and the Buddha's own roads",
    intro:
      "Tours from Kolkata, Guwahati, Ranchi, Bhubaneswar and Patna, from Sikkim's passes to the lagoons of Odisha.",
    description:
      "Five departure cities open the east. Kolkata leads to Darjeeling, Sikkim and the Sundarbans; Guwahati to Kaziranga, the Khasi Hills and Arunachal; Bhubaneswar to Konark, Chilika and two fine forests; Patna and Ranchi to Bodh Gaya, Nalanda and the Chota Nagpur plateau. Roads are slower than the map suggests and some valleys need permits. October to March suits nearly everything, spring is for flowers, and the monsoon for those who love rain.",
  },
  west: {
    title: "West India Tour Packages",
    subtitle: "Sahyadri ghats, Gujarat's festivals, lake palaces and big cats",
    intro:
      "Tours from Mumbai, Ahmedabad and Jaipur through Maharashtra, Gujarat, Diu and Rajasthan, and a corner of Madhya Pradesh.",
    description:
      "Mumbai has the Sahyadri at its back, a wall of basalt that is brown in May and streaming by July, with caves, forts and small hill stations along the top. Ahmedabad opens Gujarat and the lakes of Mewar: lions at Gir, salt and weaving in Kutch, garba in autumn and kites in January. Jaipur adds the tigers of Ranthambore. Come in winter for the desert and the coast, and from July to September for the ghats.",
  },
} as const satisfies Record<Region, RegionContent>;
