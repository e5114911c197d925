import type { AboutUs } from "~/domain/settings/about";

/** The specification's five sample testimonials, for demo builds (P12 in docs/product.md). */
export const testimonials: AboutUs["testimonials"] = [
  {
    name: "Meera Krishnan",
    location: "Bengaluru, India",
    rating: 5,
    quote:
      "We took my parents to Ooty in February. The first day on the road was long, as the page had said, but the toy train to Coonoor and a slow morning in the botanical garden made up for it.",
  },
  {
    name: "Jonas Lindqvist",
    location: "Gothenburg, Sweden",
    rating: 5,
    quote:
      "Four jeep drives in Kaziranga, three different ranges, and rhinos on every one of them. Our naturalist told us not to count on a tiger. We saw only tracks, and I liked the honesty as much as the rhinos.",
  },
  {
    name: "Farah Contractor",
    location: "Mumbai, India",
    rating: 4,
    quote:
      "It rained on five of our eight days in the Valley of Flowers. The tour page warns you, so I had packed for it. Ghangaria is very basic, and the blue poppies were worth every wet sock.",
  },
  {
    name: "Hannah Whitfield",
    location: "Leeds, United Kingdom",
    rating: 5,
    quote:
      "Our week in Kerala went from Kochi up to the Munnar tea and down to a houseboat. The canoe ride through the narrow canals, an hour and a half of kingfishers and conversation, is what our boys still talk about.",
  },
  {
    name: "Arvind Deshmukh",
    location: "Pune, India",
    rating: 4,
    quote:
      "The Kutch tour gave us time to sit with the weavers in Bhujodi and the rogan painters of Nirona. Two of the drives are long. Walking out on the white salt as the light went was the best hour of our year.",
  },
];
