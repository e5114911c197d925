import { z } from "zod";
import { maxViewName } from "./saved-view";

const list = z.string().regex(/^\/(admin|operator)(\/[a-z-]+)+$/);
const id = z.string().min(1).max(64);
const name = z
  .string()
  .trim()
  .min(1, "Please enter a name.")
  .max(maxViewName, `Use at most ${maxViewName} characters.`);

/** Changes of a person's views and columns of a list. The caller has checked `query` with the list's own parameters. */
export const listChoiceChangeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save-view"),
    list,
    name,
    query: z.string().min(1, "Choose a filter, an order or columns first.").max(2000),
  }),
  z.object({ intent: z.literal("rename-view"), list, id, name }),
  z.object({ intent: z.literal("delete-view"), list, id }),
  z.object({ intent: z.literal("default-view"), list, id }),
  z.object({ intent: z.literal("no-default-view"), list }),
  z.object({ intent: z.literal("choose-columns"), list, columns: z.string().max(400) }),
]);
export type ListChoiceChange = z.infer<typeof listChoiceChangeSchema>;
