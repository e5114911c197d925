/** Samples of the About page, for demo builds. Its claims are the specification's and must not be changed (specification 2, section 2; P12 in docs/product.md). */

import type { IconName } from "~/ui/named-icon";

interface AboutReason {
  /** Display text of the figure: "500+". */
  figure: string;
  title: string;
  text: string;
  icon: IconName;
}

export const messages = {
  /** Three paragraphs. */
  story: [
    "Tour Bharat was founded in 2010, on a simple observation: the people who know a place best are seldom the people who sell it. A planter in Coorg, a naturalist in Assam, a historian in Ahmedabad could show you more in a day than a brochure in a year, if only you could find each other.",
    "So we built a marketplace and left the traveling to those who live there. Local companies run every tour. Our part is to ask them awkward questions before you have to: when the road is closed, what the price leaves out, who would be happier somewhere else. The answers are on each tour's page.",
    "We still work that way. The price on the first card is the price you pay, the best months are named along with the bad ones, and when a tiger, a snowfall or a clear view of the mountains cannot be promised, we do not promise it.",
  ],

  values: [
    {
      title: "Say it as it is",
      text: "Closures, long drives, crowds and weather are described before you book, next to the pleasures.",
    },
    {
      title: "Local first",
      text: "Tours are run by companies rooted in the region they show, with guides who speak its languages and buy in its markets.",
    },
    {
      title: "Leave it in good order",
      text: "Licensed guides, and the rules of each park, temple and village, so that the place is still itself when you have gone home.",
    },
  ],

  team: [
    {
      name: "Latha Subramaniam",
      role: "Founder and managing director",
      text: "Latha started Tour Bharat in 2010 and still reads the first draft of every new itinerary with a railway timetable beside her.",
    },
    {
      name: "Kunal Mehrotra",
      role: "Head of operator partnerships",
      text: "Kunal visits the companies that list with us, checks their documents and vehicles, and argues gently about rest days.",
    },
    {
      name: "Pema Lhamu",
      role: "Head of traveler care",
      text: "Pema leads the people who answer when a train is late, a pass is shut or a grandmother needs a room on the ground floor.",
    },
    {
      name: "Debjani Sarkar",
      role: "Editor",
      text: "Debjani edits the tour pages and takes out every adjective that a closed road would contradict.",
    },
  ],

  reasons: [
    {
      figure: "500+",
      title: "Local guides",
      text: "More than 500 guides who live in the places they show.",
      icon: "compass",
    },
    {
      figure: "97%",
      title: "Satisfaction",
      text: "97% of travelers tell us they were satisfied with their tour.",
      icon: "smile",
    },
    {
      figure: "80%",
      title: "Returning customers",
      text: "80% of our customers come back for another journey.",
      icon: "repeat",
    },
    {
      figure: "90",
      title: "Countries",
      text: "Travelers from 90 countries have booked with us.",
      icon: "globe",
    },
    {
      figure: "6",
      title: "Continents",
      text: "They come to India from 6 continents.",
      icon: "earth",
    },
    {
      figure: "24/7",
      title: "Support",
      text: "While you are on tour you can write from your booking at any hour; the telephone keeps the hours of the Contact page.",
      icon: "headset",
    },
  ] as AboutReason[],
};
