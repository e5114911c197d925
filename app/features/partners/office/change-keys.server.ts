import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { newKeySchema, resellerKeySchema, type NewKey } from "~/domain/partners/api-key";
import { answerForm } from "~/platform/forms/answer-form";
import type { PageServices } from "../../../../worker/platform/http/page-services";

/** The owner of keys: a reseller or an operator. */
type Owner = { reseller: string } | { operator: string };

const changeSchema = z.object({
  intent: z.enum(["replace-key", "revoke-key"]),
  key: z.string().min(1).max(60),
});

/** Handles the forms of the keys of an owner; a new key is the answer's result, shown once. */
export function changeKeys(services: PageServices, viewer: Viewer, owner: Owner, form: FormData) {
  const schema: z.ZodType<NewKey> = "reseller" in owner ? resellerKeySchema : newKeySchema;
  if (form.get("intent") === "add-key")
    return answerForm<NewKey, string>(form, schema, async (key) => ({
      message: "This is the key. It is shown only now: store it where your program reads its secrets.",
      result: await services.createApiKey(viewer, owner, key),
    }));
  return answerForm<z.output<typeof changeSchema>, string>(form, changeSchema, async ({ intent, key }) => {
    if (intent === "replace-key")
      return {
        message: "This is the new key, shown only now. The old one works for seven more days.",
        result: await services.replaceApiKey(viewer, owner, key),
      };
    await services.revokeApiKey(viewer, owner, key);
    return "Revoked. The key no longer opens anything.";
  });
}

/** Returns true for a form that `changeKeys` handles. */
export function isAboutKeys(form: FormData): boolean {
  return ["add-key", "replace-key", "revoke-key"].includes(String(form.get("intent")));
}
