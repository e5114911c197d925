import { Link } from "react-router";
import { Exact } from "~/ui/exact";

/** Words of the page on which a traveler writes a review and adds photographs. */
export const messages = {
  title: "Your review",
  titleOf: (tour: string) => `Your review: ${tour}`,
  description: "Tell other travelers how your trip was.",
  days: (first: string, last: string) => (
    <span>
      <Exact>{first}</Exact> to <Exact>{last}</Exact>
    </span>
  ),
  comma: ",",
  booking: "booking ",
  closed: "Reviews are closed",
  someone: "A traveler",
  state: {
    nothing: "There is nothing to review yet",
    canceled: "This booking was canceled.",
    expired: "This booking has expired.",
    noShow: "You did not travel on this booking.",
    pending: "This booking has not been confirmed.",
    notOver: (lastDay: string) => `This trip ends on ${lastDay}. You can review it from the day after.`,
    saved: "Thank you, your review is saved",
    hidden: "Your review is hidden",
    written: "You have reviewed this trip",
    removed: () => (
      <p>
        Our team has removed it from the tour's page.{" "}
        <Link to="/contact" className="underline underline-offset-4">
          Write to us
        </Link>{" "}
        if you think that is a mistake.
      </p>
    ),
    seeIt: "See it on the tour's page",
    stop: ".",
    stopSoon: ". Others can see it within a minute.",
    changeUntil: (until: string) => `You can change it until ${until}.`,
    final: (days: number, until: string) =>
      `A review can be changed for ${days} days. That ended on ${until}.`,
    outOfFive: (rating: number) => `${rating} out of 5 stars`,
  },
  form: {
    howWasIt: "How was it?",
    change: "Change your review",
    rating: "Your rating",
    stars: {
      1: "Poor",
      2: "Below expectations",
      3: "All right",
      4: "Good",
      5: "Excellent",
    },
    star: (stars: number, word: string) => `${stars} ${stars === 1 ? "star" : "stars"}: ${word}`,
    title: "Title",
    titleHint: "A one-line summary.",
    text: "Your review",
    textHint:
      "What was good, what wasn't, and who it suits. In any language. Please don't name people without their consent.",
    lengthHint: (hint: string, min: string, max: string) => `${hint} ${min} to ${max} characters.`,
    count: (count: string, max: string) => `${count} of ${max}`,
    tooMany: (characters: string) => `${characters} characters too many`,
    publishes: (author: string, days: number) =>
      `Published right away as “${author}” with “Verified booking”. You can change it for ${days} days, and add photographs next.`,
    changes: "The change appears on the tour's page right away.",
    sending: "Sending …",
    publish: "Publish review",
    save: "Save changes",
    stillHere: "Everything you typed is still here.",
  },
  photographs: {
    title: "Your photographs",
    titleOf: (tour: string) => `Your photographs: ${tour}`,
    description: "Photographs with your review.",
    reviewFirst: "Review this trip first, then add photographs",
    count: (photographs: number, max: number) => `${photographs} of ${max}`,
    intro:
      "What would you have liked to see before you booked? Our team looks at each photograph before it appears with your review. You can remove it at any time.",
    status: { waiting: "Waiting for our team", approved: "Shown", rejected: "Not shown" },
    full: (max: number) => `A review has at most ${max} photographs. Remove one to add another.`,
    remove: "Remove",
    removeThis: (photograph: string) => `Remove: ${photograph}`,
    removeQuestion: "Remove this photograph?",
    removeConsequence: "It disappears from the tour's page, and we delete it.",
    cancel: "Cancel",
    removePhotograph: "Remove Photograph",
    removed: "The photograph is removed.",
    added: "Thank you. We'll look at it and write to you.",
    add: "Add a photograph",
    photograph: "Photograph",
    fileHint: (pixels: number) => `JPEG, PNG, WebP or AVIF, at least ${pixels} pixels a side.`,
    chooseAgain: "Please choose the photograph again. The rest is still here.",
    caption: "Caption",
    captionHint: (characters: number) => `What it shows, in any language. At most ${characters} characters.`,
    /** Change `photographConsentVersion` together with this text: each photograph stores the version it was given for. */
    consent: "This photograph is mine, the people in it agreed, and Tour Bharat may show it with this tour.",
    addPhotograph: "Add photograph",
    uploadingLabel: "Uploading the photograph",
    uploading: "Uploading…",
  },
};
