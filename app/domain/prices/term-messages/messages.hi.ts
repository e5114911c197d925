import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  children: "बच्चे, 2 से 11 साल",
  childShare: (percent) => `वयस्क के किराये का ${percent} %`,
  childFare: (fare, percent, adultFare) => `${fare}, यानी वयस्क के किराये ${adultFare} का ${percent} %`,
  groups: "समूह",
  group: (percent, atLeast) => `${atLeast} या ज़्यादा यात्री हों तो किराये पर ${percent} % छूट`,
  earlyBird: "पहले बुक करने पर",
  early: (percent, days) => `रवानगी से ${days} या ज़्यादा दिन पहले बुक करने पर ${percent} % छूट`,
  lastMinute: "आखिरी समय में",
  late: (percent, days) =>
    days === 1
      ? `रवानगी से पहले आखिरी दिन बुक करने पर ${percent} % छूट`
      : `रवानगी से पहले आखिरी ${days} दिनों में बुक करने पर ${percent} % छूट`,
  deposit: "एडवांस",
  payNow: (percent, days) => `${percent} % अभी दें, और बाकी रकम रवानगी से ${days} दिन पहले तक`,
  days: (from, to) => `${from} से ${to} तक`,
  otherDays: "बाकी सभी दिन",
};
