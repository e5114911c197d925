const tours = (count: number) => (count === 1 ? "1 tour" : `${count} tours`);

/** Pages of wishlists. */
export const messages = {
  title: "Wishlist",
  description: "Your saved tours with their prices.",
  saveAll: "Save all to my wishlist",
  saved: "Saved to your wishlist",
  savedHere: "The list is stored in this browser.",
  see: "See your wishlist",
  full: "Your wishlist is full",
  logInForMore: "Log in to save more tours.",
  empty: {
    title: "Your wishlist is empty",
    text: "Press the heart on any tour to save it here, with its price and a Book button.",
    find: "Find a tour",
    destinations: "All destinations",
  },
  guest: {
    needsScript: "A guest's wishlist needs JavaScript. With an account it works without.",
    loading: "Loading your wishlist …",
    failed: "Your wishlist couldn't be loaded. Check your connection and reload the page.",
    stored: (count: number) => `${tours(count)}, stored in this browser.`,
    logIn: "Log in",
    toSeeThem: "to see them on your other devices, sort them into lists and share those.",
    savedTours: "Saved tours",
  },
  isOff: " is off your wishlist.",
  undo: "Undo",
  undoRemoval: (place: string) => ` removing ${place} from the wishlist`,
  tours,
  savedTours: (count: number, lists: number | null) =>
    `${count === 1 ? "1 saved tour" : `${count} saved tours`}${lists === null ? "" : ` in ${lists} lists`}`,
  lists: "Lists",
  allSaved: "All saved tours",
  noTours: (list: string) => `No tours here. Press Move below any tour on this page to put it into ${list}.`,
  newList: "New list",
  name: "Name of the list",
  nameHint: "For example: Kerala with my parents",
  create: "Create list",
  moved: "Moved",
  share: {
    share: "Share",
    shared: "Shared",
    theList: (name: string) => ` the list ${name}`,
    explanation:
      "Anyone with the link can see this list, but not change it. You can stop sharing at any time.",
    createLink: "Create link",
    /** Before the link, the link's text, and after it. */
    anyoneWith: "Anyone with",
    link: "the link",
    canSee: "can see this list.",
    shareLink: "Share the link",
    save: "Save",
    stop: "Stop sharing",
    showName: (firstName: string | null) =>
      `Show my first name${firstName === null ? "" : ` (${firstName})`}`,
  },
  renameOrDelete: (name: string) => `Rename or delete the list ${name}`,
  rename: "Rename",
  remove: "Delete list",
  toursStay: "Its tours stay in your wishlist.",
  move: "Move",
  moveWhat: (place: string) => ` ${place} to another list`,
  sharedPage: {
    of: (owner: string | null, count: number) =>
      `${owner === null ? "A shared list" : `A list by ${owner}`} · ${tours(count)}`,
    edit: "Edit your list",
    tours: "Tours",
    empty: "This list is empty for now.",
    find: "Find a tour",
  },
};
