/** Words of pages and forms of every kind. */
export const messages = {
  skipToContent: "Skip to content",
  breadcrumbs: { home: "Home", destinations: "Destinations", tours: "Tours", blog: "Blog" },
  defaultPictureAlt: "The Taj Mahal in Agra, as a travel poster",
  linkCopied: "Link copied.",
  copyThisLink: (url: string) => `Couldn't share. Copy this link: ${url}`,
  unreadablePicture: "Your browser can't read this file. Choose a JPEG, PNG, WebP or AVIF picture.",
  /** By HTTP status. */
  errors: {
    400: {
      title: "Invalid request",
      detail: "Something in the URL or the form is not valid. Go back and try again.",
    },
    403: {
      title: "Not available for this account",
      detail: "This part of the site is for accounts with another role.",
    },
    404: {
      title: "Page Not Found",
      detail: "This page doesn't exist. It may have moved, or the link may be wrong.",
    },
    405: {
      title: "Action not supported",
      detail: "This page can't process the request. Start from one of the pages below.",
    },
    429: {
      title: "Too many requests",
      detail: "We received too many requests from your connection. Wait a minute, then try again.",
    },
    503: {
      title: "Temporarily unavailable",
      detail: "The site is busy or under maintenance. Your bookings are safe. Try again in a minute.",
    },
    refusal: {
      title: "That didn't work",
      detail: "We couldn't process the request. Go back and check what you entered.",
    },
    failure: {
      title: "Something went wrong",
      detail: "This is an error on our side. Your bookings are safe. Try again in a moment.",
    },
  },
};
