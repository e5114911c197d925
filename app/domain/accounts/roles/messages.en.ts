/** Label and purpose of each role. Source: specification 1, section 6. */
export const messages = {
  user: { label: "Traveler", purpose: "Book tours & trips" },
  tour_operator: { label: "Tour Operator", purpose: "List & sell tours" },
  admin: { label: "Admin", purpose: "Manage platform" },
};
