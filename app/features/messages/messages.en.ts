export const messages = {
  faq: "Frequently asked questions",
  send: "Send Message",
  sending: "Sending …",
  name: "Full Name",
  email: "Email Address",
  subject: "Subject",
  message: "Message",
  subjects: {
    "General Inquiry": "General Inquiry",
    "Booking Question": "Booking Question",
    "Customer Support": "Customer Support",
    "Partnership Opportunity": "Partnership Opportunity",
    Feedback: "Feedback",
  },
};
