import { Link } from "react-router";

/** The page on booking with an assistant. */
export const messages = {
  title: "Book with an assistant",
  description:
    "Let an AI assistant find tours in India and prepare your booking. You see the price first, and you confirm.",
  lead: "Ask the AI assistant that you already use. It finds the tour and prepares the booking. You see the price first, and you confirm.",
  abilities: {
    title: "What it can do",
    find: { title: "Find a tour", text: "By place, month, days, budget and taste, as you do here." },
    compare: { title: "Compare", text: "Up to four tours side by side, with their terms." },
    seats: { title: "See free seats", text: "Seats and prices of each day of a month." },
    price: { title: "Get a firm price", text: "With dues and refunds, for 30 minutes." },
    prepare: { title: "Prepare a booking", text: "With the details you give it. Your seats wait." },
    follow: { title: "Follow your trip", text: "Its status and dates, and a link to change it." },
  },
  steps: {
    title: "Nothing is booked without you",
    list: [
      {
        title: "You get a link",
        text: "From your assistant, and by e-mail. Your seats wait for 30 minutes.",
      },
      {
        title: "You read it here",
        text: "Trip, total, cancellation terms and privacy notice, on our own page.",
      },
      { title: "You agree and pay", text: "Only you can. If you do nothing, nothing is booked." },
    ],
  },
  connect: {
    title: "Connect yours",
    add: "Add this address in your assistant's settings, where it lists connectors or MCP servers. Looking around needs no account.",
    address: "address",
    signIn:
      "To let it see your own bookings, sign in when it asks. Our page names the assistant and what it may do before you agree.",
    end: () => (
      <p className="mt-4">
        To end it, disconnect the assistant under{" "}
        <Link to="/profile/security" className="font-semibold text-peacock underline">
          Security
        </Link>{" "}
        in your profile. It loses access at once.
      </p>
    ),
  },
  shared: {
    title: "What is shared",
    list: [
      { title: "While you look around", text: "Its questions about tours. No account, no name." },
      {
        title: "When it prepares a booking",
        text: "What our booking form asks: your name, e-mail, phone and an emergency contact.",
      },
      {
        title: "When you connect your account",
        text: "Your bookings, within what you allowed: to read, to book or to change.",
      },
      { title: "Never", text: "Your password, card and documents. Refunds go to whatever you paid with." },
    ],
    rules: () => (
      <p className="mt-3">
        Your assistant's maker has its own rules for what you tell it. Ours are in the{" "}
        <Link to="/privacy" className="font-semibold text-peacock underline">
          privacy notice
        </Link>
        .
      </p>
    ),
  },
};
