/** Titles and introductions of the lists of tours that are neither experiences nor regions. */
export const messages = {
  all: {
    title: "All tours",
    intro:
      "Every tour we sell, from a morning in Old Delhi to sixteen days by rail. The price is per person and all-in.",
  },
  kerala: {
    title: "Kerala Tour Packages",
    intro: "Tea hills, backwaters, waterfalls and beaches between the Western Ghats and the Arabian Sea.",
  },
  types: {
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
  },
  durations: {
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
  },
  /** Title of a category that does not exist. */
  unknownCategory: "Tour Packages",
  categoryIntro: (title: string) =>
    `Explore our handpicked selection of ${title.toLowerCase()} designed to create unforgettable memories across India.`,
};
