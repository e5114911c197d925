import { expect, test } from "vitest";
import { inLanguage } from "../../worker/platform/language";
import { setTour } from "../support/rows";
import { createPerson } from "../support/people";
import { form, mailsTo, services } from "../support/services";

const hindi = /\p{Script=Devanagari}/u;

const suggest = () => inLanguage("hi", () => services.suggestSearches("munnar"));

test("a title that has changed since its translation is suggested in English, as its page shows it", async () => {
  expect(await suggest()).toMatchObject({
    suggestions: expect.arrayContaining(["मुन्नार"]),
    tours: [{ title: expect.stringMatching(hindi) }],
  });
  const title = "Munnar, tea and more tea";
  await setTour("munnar", { title });
  expect(await suggest()).toMatchObject({
    suggestions: expect.arrayContaining(["मुन्नार", title]),
    tours: [{ title }],
  });
});

const write = (email: string) => {
  const fields = {
    name: "Asha Rao",
    email,
    subject: "General Inquiry",
    message: "Do you have a tour in May?",
  };
  return services.sendMessage(form(fields), new Headers());
};

test("a message from the contact page is replied to in its language", async () => {
  const admin = await createPerson("admin", "active");
  const reply = async (email: string) => {
    const { messages } = await services.listInbox(admin, { sort: "-received", q: email, limit: 1 });
    const id = messages[0]?.id ?? "";
    const text = "Thank you.";
    await services.replyToMessage(admin, { id, replyId: crypto.randomUUID(), handledAt: null, text });
    return (await mailsTo(email))[0]?.subject;
  };
  await inLanguage("hi", () => write("hindi.contact@example.com"));
  await write("english.contact@example.com");
  expect(await reply("hindi.contact@example.com")).toMatch(hindi);
  expect(await reply("english.contact@example.com")).not.toMatch(hindi);
});
