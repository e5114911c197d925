import type { messages as english } from "./messages.en";

const days = (count: number) => `${count} दिन`;

export const messages: typeof english = {
  quoted: (words) => `“${words}”`,
  from: (city) => `${city} से`,
  nearYou: "आपके पास",
  near: (place) => `${place} के पास`,
  bestIn: (month) => `${month} में सबसे अच्छा`,
  priceFrom: (price) => `${price} से शुरू`,
  priceUpTo: (price) => `${price} तक`,
  rated: (rating) => `रेटिंग ${rating} या ज़्यादा`,
  groups: (size) => `${size} लोगों तक का समूह`,
  starts: {
    morning: "सुबह की शुरुआत, जहाँ समय चुन सकते हैं",
    afternoon: "दोपहर की शुरुआत, जहाँ समय चुन सकते हैं",
    evening: "शाम की शुरुआत, जहाँ समय चुन सकते हैं",
  },
  children: "बच्चों के लिए",
  wheelchair: "व्हीलचेयर, कम से कम कुछ हिस्से में",
  soon: "एक हफ़्ते के अंदर रवानगी",
  leeway: (count) => `, ${days(count)} आगे-पीछे`,
  leavesUntil: (day, leeway) => `रवानगी ${day} या उससे पहले${leeway}`,
  leavesFrom: (day, leeway) => `रवानगी ${day} या उसके बाद${leeway}`,
  leavesOn: (day, leeway) => `रवानगी ${day} को${leeway}`,
  leavesBetween: (from, to, leeway) => `रवानगी ${from} से ${to} के बीच${leeway}`,
  days,
  atLeastDays: (count) => `कम से कम ${days(count)}`,
  upToDays: (count) => `${days(count)} तक`,
  daysBetween: (min, max) => `${min} से ${days(max)}`,
};
