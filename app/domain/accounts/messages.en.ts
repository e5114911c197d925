export const messages = {
  atMost: (characters: number) => `Please keep it to ${characters} characters.`,
  noBrackets: "Please leave out < > and control characters.",
  firstName: "Please enter your first name.",
  lastName: "Please enter your last name. Only one name? Enter it in both fields.",
  nameWithoutLetter: "Please use at least one letter.",
  nameWithAddress:
    "Please enter a name without a web or e-mail address. After a dot, add a space: Md. Rafiq.",
  foreignPhone: "Enter the number with its country code, like +44 20 7946 0958.",
  indianPhone: "Enter a 10-digit mobile number, like 98450 12345.",
  impossiblePhone:
    "This phone number doesn't exist. Check the country code and the number of digits, and leave out a 0 after the code.",
  email: "Please enter your e-mail address.",
  emailForm: "Please enter an e-mail address like name@example.com.",
  notMailable:
    "We can't send mail to an address with these letters before the @. Please enter an e-mail address like name@example.com.",
  unknownDevice: "Unknown device",
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
};
