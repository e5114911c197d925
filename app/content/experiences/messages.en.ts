/** Page of experiences, and the titles and introductions of its lists. */
export const messages = {
  title: "Experiences",
  intro: "Choose by what you want to do or who you travel with.",
  whatToDo: "What do you want to do?",
  withWhom: "Who are you traveling with?",
  experiences: {
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
  },
  interests: {
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
  },
};
