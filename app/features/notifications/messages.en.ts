export const messages = {
  title: "Notifications",
  saved: "Saved",
  event: "Event",
  saving: "Saving …",
  save: "Save",
  push: {
    denied: "Push messages are blocked in this browser's settings.",
    on: "Push messages are on in this browser.",
    off: "Push messages are off in this browser.",
    turnOn: "Turn on",
    turnOff: "Turn off",
  },
  trips: "Trips",
  tripsIntro:
    "We always send mail about your bookings and account. Phone messages are optional and silent from 9 PM to 8 AM, unless your trip is within a day.",
  company: "Company",
  ofCompany: "Notifications of your company",
  number: {
    needsVerified: "WhatsApp and SMS need a verified phone number.",
    verify: "Verify your phone number",
    needsNumber: "WhatsApp and SMS need a phone number.",
    add: "Add your phone number",
    goTo: (phone: string) => `WhatsApp and SMS go to ${phone}.`,
    change: "Change your phone number",
  },
  unsubscribe: {
    title: "Switch off mails",
    done: (topic: string) =>
      `You get no more mails of this kind: ${topic}. You can switch them on again under Notifications in the portal.`,
    busy: "Switching off …",
    switchOff: "Switch off",
  },
};
