/** Frame of the articles, which are in English only, and of the legal texts. */
export const messages = {
  title: "Travel Blog",
  heading: "Travel Blog: planning a journey in India",
  description:
    "Practical advice for traveling in India: when to go where, trains, permits, food, festivals and what to pack.",
  lead: "Practical advice for your journey in India: seasons, trains, permits, food and trails.",
  onlyInEnglish: "For now in English only",
  by: (author: string) => `By ${author} · `,
  readingTime: (minutes: number) => `· ${minutes} min read`,
  checkedIn: "· Checked in",
  contents: "In this article",
  officialSites: "Official sites",
  relatedTours: (count: number): string => (count === 1 ? "Related tour" : "Related tours"),
  neighbors: { label: "Other articles", previous: "Previous article", next: "Next article" },
  legal: { lastChanged: "Last changed on", languages: "Languages" },
};
