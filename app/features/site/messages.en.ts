/** Words of the frame around each page, and of the page in place of one that failed. */
export const messages = {
  main: "Main",
  menu: "Menu",
  account: "Account",
  yourAccount: "Your account",
  login: "Login",
  signUp: "Sign Up",
  logout: "Logout",
  view: "View",
  blurb:
    "Tours across India, run by companies who live where they take you. The price you see is the price you pay.",
  savedPages: "Saved pages",
  installApp: "Install app",
  legal: "Legal",
  contact: "Contact",
  language: "Language",
  offer: "Read this page in",
  noThanks: "No, thanks",
  error: (status: number) => `Error ${status}`,
  tryAgain: "Try again",
  searchAllTours: "Search all tours",
  searchPlaceholder: "Place, state or sight",
  search: "Search",
  waysOn: {
    label: "Where to go from here",
    destinations: { name: "All destinations", description: "Every place we go to, by state and on the map." },
    tours: { name: "All tours", description: "Filter by month, duration, type and price." },
    home: {
      name: "The home page",
      description: "Where to go this season, and what travelers say.",
    },
  },
};
