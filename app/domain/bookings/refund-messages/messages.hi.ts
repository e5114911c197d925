import type { messages as english } from "./messages.en";

const returned = (percent: number) => (percent === 0 ? "कोई रिफ़ंड नहीं मिलेगा" : `${percent}% रिफ़ंड मिलेगा`);

export const messages: typeof english = {
  full: "पूरा रिफ़ंड",
  none: "कोई रिफ़ंड नहीं",
  share: (percent) => `${percent}% रिफ़ंड`,
  untilDeparture: "रवानगी तक",
  orMore: (from) => `रवानगी से ${from} या ज़्यादा दिन पहले`,
  lessThan: (before) => `${before} दिन से कम समय पहले`,
  exactly: (from) => `${from} दिन पहले`,
  between: (before, from) => `${before} से ${from} दिन पहले`,
  freeUntil: "रवानगी तक कैंसल करना मुफ़्त है।",
  freeUpTo: (atLeast) => `रवानगी से ${atLeast} दिन पहले तक कैंसल करना मुफ़्त है।`,
  ifUntil: (percent) => `रवानगी तक कैंसल करने पर ${returned(percent)}।`,
  ifUpTo: (atLeast, percent) => `रवानगी से ${atLeast} दिन पहले तक कैंसल करने पर ${returned(percent)}।`,
  under: (before, percent) => `${before} दिन से कम समय रहने पर ${returned(percent)}।`,
  fromTo: (before, atLeast, percent) =>
    `रवानगी से ${before} से ${atLeast} दिन पहले कैंसल करने पर ${returned(percent)}।`,
};
