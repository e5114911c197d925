import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  days: (days) => `${days} दिन`,
  fromPrice: (price: React.ReactNode, className) => (
    <>
      {price}
      <span className={className}> से शुरू</span>
    </>
  ),
  pricePerPerson: (rupees, isFrom) => (
    <p>
      <strong translate="no">{rupees}</strong>
      <span>{isFrom ? " से शुरू, प्रति व्यक्ति" : " प्रति व्यक्ति"}</span>
    </p>
  ),
  viewDetails: "पूरी जानकारी",
  viewDetailsOf: (place) => `पूरी जानकारी: ${place}`,
  ofPlace: (place) => `: ${place}`,
  bookNow: "अभी बुक करें",
  bookNowFor: (place) => `अभी बुक करें: ${place}`,
  promoted: "प्रायोजित",
  next: (day) => (
    <span>
      अगली रवानगी: <Exact>{day}</Exact>
    </span>
  ),
  more: (tours) => `${tours} टूर और`,
};
