export const messages = {
  name: "Please enter your name.",
  contactName: "Please enter the name.",
  phone: "Please enter the phone number.",
  missingContactName: "Please enter the contact's name.",
  missingContactPhone: "Please enter their phone number.",
  confirmDeletion: (word: string) => `Please type ${word} in capital letters.`,
  notYourPassword: "This is not your password.",
  deletionRefusals: {
    administrator:
      "Admin accounts can't be deleted. If you no longer need access, another admin can suspend your account.",
    operator:
      "You own a company on Tour Bharat. Transfer it to another member first (Company Profile, Members), or contact us.",
  },
  nomineeContact: "Please enter how to reach the person.",
  nomineeName: "Please enter the person’s name.",
  assistantScopes: {
    read: { label: "See your bookings", meaning: "Dates, travelers, prices and status of your trips." },
    book: {
      label: "Prepare bookings",
      meaning: "It holds seats in your name. You confirm and pay each booking yourself, on our site.",
    },
    change: {
      label: "Change and cancel bookings",
      meaning: "If a cancellation costs you money, you confirm it yourself, on our site.",
    },
  },
};
