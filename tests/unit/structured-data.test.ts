import { expect, test } from "vitest";
import { summarizeRatings, type Review } from "~/domain/reviews/review";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { articleBreadcrumbs, tourBreadcrumbs } from "~/platform/pages/breadcrumbs";
import {
  articleData,
  breadcrumbData,
  faqData,
  organizationData,
  siteData,
  tourListData,
  toScriptText,
  tourData,
} from "~/features/tours/structured-data";
import { defaultPublicSettings } from "~/domain/settings/platform";
import { tourCard } from "../support/tour-card";

const canonical = "https://tourbharat.example/destinations/from-bangalore/ooty";

function buildTour(changes: Partial<TourDetails> = {}): TourDetails {
  return {
    ...tourCard(),
    pictures: [],
    priceInr: 8999,
    description: ["Up into the hills."],
    highlights: ["The toy train"],
    experiences: [],
    interests: [],
    altitudeMetres: 2240,
    coordinates: { latitude: 11.4, longitude: 76.7 },
    operatorName: "Nilgiri Journeys",
    guide: {
      itinerary: [
        { title: "Up the ghat", text: "By road through Bandipur." },
        { title: "The train", text: "Down to Coonoor." },
      ],
      inclusions: [],
      exclusions: [],
      carry: [],
      permits: null,
      meetingPoint: "Majestic",
      faq: [{ question: "Is it cold?", answer: "At night, yes." }],
    },
    practical: null,
    climate: null,
    ...changes,
  };
}

const fares = { lowest: 8999, highest: 8999 };
const unreviewed = { fares, summary: summarizeRatings(new Map()), reviews: [] };

function buildReview(changes: Partial<Review> = {}): Review {
  return {
    id: "r1",
    reply: null,
    photographs: [],
    authorName: "Asha T.",
    rating: 4,
    title: "The toy train",
    text: "Sit on the left going down, and take a jacket.",
    travelMonth: "2026-11",
    createdAt: "2026-11-20T20:00:00.000Z",
    ...changes,
  };
}

test("a tour has its price in rupees, its URL and its days, and no rating without reviews", () => {
  const data = tourData(buildTour(), canonical, unreviewed);
  expect(data).toMatchObject({
    "@context": "https://schema.org",
    "@type": ["TouristTrip", "Product"],
    name: "Ooty Hill Station Tour",
    url: canonical,
    image: "https://tourbharat.example/illustrations/social/ooty.png",
    provider: { name: "Nilgiri Journeys" },
    offers: { "@type": "Offer", price: 8999, priceCurrency: "INR", url: canonical },
    itinerary: { numberOfItems: 2 },
  });
  const itemListElement = [
    {
      position: 1,
      item: { "@type": "TouristTrip", name: "Up the ghat", description: "By road through Bandipur." },
    },
    { position: 2, item: { "@type": "TouristTrip", name: "The train" } },
  ];
  expect(data.itinerary).toMatchObject({ itemListElement });
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});

test("a tour whose fare depends on the date has the lowest and the highest", () => {
  const dated = { ...unreviewed, fares: { lowest: 7999, highest: 10_999 } };
  const range = { "@type": "AggregateOffer", lowPrice: 7999, highPrice: 10_999 };
  const { offers } = tourData(buildTour(), canonical, dated);
  expect(offers).toStrictEqual({ ...range, priceCurrency: "INR", url: canonical });
});

test("a reviewed tour has the mean, the number, and the first three reviews", () => {
  const reviews = [buildReview(), buildReview({ authorName: null }), buildReview(), buildReview()];
  const counts = [[5, 3] as const, [4, 9] as const];
  const summary = summarizeRatings(new Map(counts));
  const data = tourData(buildTour(), canonical, { fares, summary, reviews });
  const mean = { ratingValue: 4.3, reviewCount: 12, bestRating: 5, worstRating: 1 };
  expect(data.aggregateRating).toStrictEqual({ "@type": "AggregateRating", ...mean });
  expect(data.review).toHaveLength(3);
  expect(data.review).toMatchObject([
    {
      author: { "@type": "Person", name: "Asha T." },
      // The day in India.
      datePublished: "2026-11-21",
      reviewBody: "Sit on the left going down, and take a jacket.",
      reviewRating: { "@type": "Rating", ratingValue: 4 },
    },
    { author: { name: "A traveler" } },
    {},
  ]);
});

const pathsOf = (tour: TourDetails) => tourBreadcrumbs(tour).map(({ path }) => path);

test("a destination is under its region, another tour under its type", () => {
  const region = "/destinations/region/south-india";
  const destination = buildTour();
  expect(pathsOf(destination)).toEqual(["/", "/destinations", region, destination.path]);
  const tour = buildTour({ kind: "package", slug: "old-delhi", path: "/tours/old-delhi", type: "food" });
  expect(pathsOf(tour)).toEqual(["/", "/tours", "/tours/food", "/tours/old-delhi"]);
});

test("breadcrumbs count from one and have absolute URLs", () => {
  const steps = articleBreadcrumbs({ title: "Trains", path: "/blog/trains" });
  expect(breadcrumbData(steps, "https://tourbharat.example/blog/trains").itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://tourbharat.example/" },
    { "@type": "ListItem", position: 2, name: "Blog", item: "https://tourbharat.example/blog" },
    { "@type": "ListItem", position: 3, name: "Trains", item: "https://tourbharat.example/blog/trains" },
  ]);
});

test("without questions there is no FAQ page", () => {
  expect(faqData([])).toBeNull();
  expect(faqData(buildTour().guide.faq)).toMatchObject({
    mainEntity: [{ name: "Is it cold?", acceptedAnswer: { text: "At night, yes." } }],
  });
});

test("an article has its day and author, and a picture only if there is one", () => {
  const article = {
    title: "Trains",
    description: "A berth.",
    date: "2026-11-02",
    author: "Latha Subramaniam",
  };
  const address = { canonical: "https://tourbharat.example/blog/trains" };
  const picture = "https://tourbharat.example/p.png";
  expect(articleData(article, { ...address, picture: null })).not.toHaveProperty("image");
  expect(articleData(article, { ...address, picture })).toMatchObject({
    headline: "Trains",
    datePublished: "2026-11-02",
    author: { "@type": "Person", name: "Latha Subramaniam" },
    mainEntityOfPage: address.canonical,
    image: picture,
  });
});

test("the site defines its organization once and refers to it", () => {
  const organization = organizationData("https://tourbharat.example/contact", defaultPublicSettings.contact);
  const website = siteData("https://tourbharat.example/");
  expect(website?.publisher).toEqual({ "@id": organization?.["@id"] });
});

test("no text can end the script that contains it", () => {
  const title = "</script><script>alert(1)</script><!--";
  const text = toScriptText(tourData(buildTour({ title }), canonical, unreviewed));
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({ name: title });
});

test("a list names its tours in order, and an empty list is not described", () => {
  expect(tourListData("All tours", [buildTour()], "https://tourbharat.example/tours")).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 1,
    itemListElement: [{ position: 1, name: "Ooty Hill Station Tour", url: canonical }],
  });
  expect(tourListData("Nothing", [], "https://tourbharat.example/tours")).toBeNull();
});
