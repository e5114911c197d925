import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  tours: "टूर",
  search: "खोजें",
  box: {
    placeholder: "जगह, राज्य या देखने लायक चीज़",
    suggestionsFor: (label) => `${label}: सुझाव`,
    searchFor: (text) => `${text} खोजें`,
  },
  bar: {
    whereTo: "कहाँ जाना है",
    type: "टूर की किस्म",
    anyType: "कोई भी किस्म",
    duration: "अवधि",
    anyDuration: "कोई भी अवधि",
  },
  dates: {
    label: "तारीखें",
    from: "इस तारीख से",
    to: "इस तारीख तक",
    pick: "तारीख चुनें",
    fromThen: (day) => `${day} से`,
  },
  picker: {
    title: "तारीखें चुनें",
    dates: "तारीखें",
    flexible: "तारीख तय नहीं",
    chooseFirst: "पहला दिन चुनें।",
    chooseMonths: "एक या ज़्यादा महीने चुनें।",
    chooseLast: (range) => `${range}। आखिरी दिन चुनें।`,
    rangeWithDays: (range, days) => `${range} (${days} दिन)`,
    clear: "हटाएँ",
    apply: "लागू करें",
    flexibleBy: "कितने दिन आगे-पीछे",
    exact: "यही तारीखें",
    leeway: (days) => `± ${days} दिन`,
    kinds: { weekends: "कोई भी वीकेंड", anytime: "कोई भी दिन" },
    days: "दिन",
    inWhichMonths: "किन महीनों में?",
  },
};
