import { Link } from "react-router";
import type { messages as english } from "./messages.en";

const link = "text-peacock underline underline-offset-4";

export const messages: typeof english = {
  title: "मेरी बुकिंग खोजें",
  description: "बिना खाते के की गई बुकिंग, बुकिंग नंबर और ईमेल पते से खोजें।",
  intro: "बिना खाते के बुक किया था? अपना बुकिंग नंबर और वह ईमेल पता लिखें, जिससे बुक किया था।",
  otherWays: () => (
    <p className="mt-6 text-muted">
      खाता हो, तो आपकी सारी बुकिंग{" "}
      <Link to="/bookings" className={link}>
        एक सूची
      </Link>{" "}
      में हैं। बुकिंग नंबर नहीं मिल रहा?{" "}
      <Link to="/contact" className={link}>
        हमसे संपर्क करें
      </Link>
      ।
    </p>
  ),
  bookingId: "बुकिंग नंबर",
  bookingIdHint: "TB और अंक, आपकी पक्की बुकिंग की सूचना से",
  email: "ईमेल",
  emailHint: "वह पता जिससे आपने बुक किया था",
  searching: "खोज रहे हैं …",
};
