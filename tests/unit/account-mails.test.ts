import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { roleLabels } from "~/domain/accounts/roles/messages";
import * as mails from "../../worker/notifications/mail/account-mails";
import type { Mail } from "../../worker/notifications/mail/mailer";

const url = "https://tourbharat.example/account/link?token=abc&x=1";
const other = "https://tourbharat.example/other";

/** Every account mail, to a recipient with this name. */
function everyMail(name: string, typed = "Monsoon Trails"): Record<string, Mail> {
  const person = { to: "meera@example.com", name };
  return {
    verifyEmail: mails.verifyEmailMail({ ...person, url, hours: 24 }),
    existingAccount: mails.existingAccountMail({ ...person, signInUrl: url, resetUrl: other }),
    resetPassword: mails.resetPasswordMail({ ...person, url, minutes: 60 }),
    passwordChanged: mails.passwordChangedMail({ ...person, resetUrl: url }),
    confirmNewEmail: mails.confirmNewEmailMail({ ...person, url, hours: 1 }),
    emailTaken: mails.emailTakenMail({ ...person, signInUrl: url }),
    emailChanged: mails.emailChangedMail({ ...person, newEmail: "new.address@example.com" }),
    adminRequest: mails.adminRequestMail({ ...person, requestCode: "ADM-7K2Q", verifyUrl: url }),
    operatorRequest: mails.operatorRequestMail({ ...person, companyName: typed, verifyUrl: url }),
    accountApproved: mails.accountApprovedMail({
      ...person,
      roleLabel: roleLabels().tour_operator.label,
      url,
    }),
    adminRoleChanged: mails.adminRoleChangedMail({ ...person, role: "Finance", purpose: "Payouts.", url }),
    adminRights: mails.adminRightsMail({ ...person, admin: typed, change: "was suspended", by: typed, url }),
    emailToChange: mails.emailToChangeMail({ ...person, newEmail: "new@example.com", url }),
    emailKept: mails.emailKeptMail(person),
    emailSet: mails.emailSetMail({ ...person, url }),
    accountSuspended: mails.accountSuspendedMail(person),
    securityChanged: mails.securityChangedMail({ ...person, what: "a passkey was added" }),
    newDevice: mails.newDeviceMail({ ...person, device: typed, at: 0, securityUrl: url }),
    assistantConnected: mails.assistantConnectedMail({
      ...person,
      assistant: typed,
      may: ["See your bookings"],
      at: 0,
      assistantsUrl: url,
    }),
    accountDeleted: mails.accountDeletedMail(person),
  };
}

test.for(Object.entries(everyMail("Meera Iyer")))("%s is a message of its own, in both forms", ([, mail]) => {
  expect(mail.to).toBe("meera@example.com");
  expect(mail.subject).toContain("Tour Bharat");
  expect(mail.text).toContain("Hello Meera Iyer,");
  expect(mail.html).toContain("Hello Meera Iyer,");
  expect(mail.text).not.toMatch(/undefined|null|\[object|NaN/);
  expect(mail.html).not.toMatch(/undefined|null|\[object|NaN/);
  const links = mail.text.match(/https:\/\/\S+/g) ?? [];
  for (const link of links) expect(mail.html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
});

test("each message has a unique subject", () => {
  const subjects = Object.values(everyMail("Meera")).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
});

test("typed text is never markup, a header or a link in any message", () => {
  const harmless = Object.values(everyMail("Meera"));
  const typed = everyMail(
    '</p><a href="https://evil.example">x</a>\r\nBcc: a@example.com',
    "<b>Win\r\nnow</b>",
  );
  for (const [index, mail] of Object.values(typed).entries()) {
    expect(mail.subject).toBe(harmless[index]?.subject);
    expect(mail.html).not.toContain("evil.example");
    expect(mail.text).not.toContain("evil.example");
    expect(mail.html).not.toContain("<b>");
  }
  expect(typed.operatorRequest?.text).toContain("Company: <b>Win now</b>");
});

test("times are written in words, one in the singular", () => {
  const { verifyEmail, confirmNewEmail, resetPassword } = everyMail("Meera");
  expect(verifyEmail?.text).toContain("for 24 hours.");
  expect(confirmNewEmail?.text).toContain("for 1 hour.");
  expect(resetPassword?.text).toContain("for 60 minutes.");
});

test("each message has its essential details", () => {
  const { emailChanged, adminRequest, existingAccount, securityChanged, accountApproved } =
    everyMail("Meera");
  expect(emailChanged?.text).toContain("New address: n***@example.com");
  expect(emailChanged?.html).not.toContain("new.address");
  expect(adminRequest?.text).toContain("Request code: ADM-7K2Q");
  expect(existingAccount?.text).toContain(other);
  expect(securityChanged?.text).toContain("A passkey was added. If it was you");
  expect(accountApproved?.text).toContain("Account: Tour Operator");
});

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    // Mail programs support only inline styles, and only tables for layout.
    "no-inline-style": "off",
    "no-deprecated-attr": "off",
    "attribute-allowed-values": "off",
    "long-title": "off",
  },
});

test.for(Object.entries(everyMail("Meera Iyer")))("the HTML of %s is valid", async ([, { html }]) => {
  const { results } = await validator.validateString(html);
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([]);
});
