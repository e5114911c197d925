export const messages = {
  title: "Tours across India, from the snow to the sea",
  description: (places: number) =>
    `Book tours ${places === 0 ? "" : `to ${places} destinations `}across India with the companies that run them. All-in prices, seats confirmed at once.`,
  bestPlaces: "Best Places to Visit in India",
  allDestinations: (count: number) => `All ${count} destinations, with prices`,
  hero: {
    title: "Extraordinary Journeys Await",
    text: "Hill railways, temple towns, tiger country and quiet beaches: small tours across India, led by people who live there.",
    begin: "Begin Your Journey",
  },
  trust: {
    operators: "We check every operator's papers and bank account",
    refund: "Your refund by date, in rupees, before you pay",
    payment: "UPI, cards and net banking",
  },
  featured: {
    title: "Featured Tours",
    label: "Featured tours",
    picks: "Our editors' picks.",
    picksAndPromoted: "Our editors' picks. Promoted tours are paid for by their operators.",
    previous: "Previous tours",
    next: "Next tours",
    page: "Page ",
  },
  categories: "Explore by Category",
  testimonials: {
    title: "What Our Travelers Say",
    text: "Real experiences from our global community of adventurers",
    samples: "Samples",
    play: "Play",
    pause: "Pause",
    ofTestimonials: " the testimonials",
    previous: "Previous testimonial",
    next: "Next testimonial",
    label: "Testimonials",
    stars: (rating: number) => `${rating} out of 5 stars`,
  },
};
