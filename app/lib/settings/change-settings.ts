import { data } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import { rateKinds, settingsNames } from "~/domain/settings/settings";
import type { RateKind, SettingsName } from "~/domain/settings/settings";
import type { Services } from "../../../worker/services";
import { readForm } from "~/lib/forms/read-form";
import { numberIn, readSettingsForm, typedFrom } from "./read-settings-form";
import type { TypedSettings } from "./read-settings-form";

export type SettingsSection = SettingsName | RateKind | "marketing";

/** Result of a section of the settings page. */
export interface SettingsResult {
  section: SettingsSection;
  isDone: boolean;
  message: string;
  errors?: FieldErrors;
  /** Entered values. */
  values?: TypedSettings;
  /** Version for the next attempt. */
  version?: number;
  /** Current values as form fields, if someone else saved first. */
  standing?: TypedSettings;
}

const formSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    name: z.enum(settingsNames),
    version: z.coerce.number().int().min(0),
  }),
  z.object({
    intent: z.literal("add-rate"),
    kind: z.enum(rateKinds),
    validFrom: z.string().max(20),
    percent: z.string().max(20),
    /** Current rate that the form was shown with, if any. */
    was: z.coerce.number().int().optional(),
  }),
  z.object({ intent: z.literal("remove-rate"), kind: z.enum(rateKinds), validFrom: z.string().max(20) }),
  z.object({
    intent: z.literal("set-spend"),
    month: z.string().max(20),
    amount: z.string().max(20),
    /** Amount that the form was shown with; absent for a new month. */
    was: z.coerce.number().int().optional(),
  }),
  z.object({ intent: z.literal("remove-spend"), month: z.string().max(20), was: z.coerce.number().int() }),
]);
type SettingsForm = z.output<typeof formSchema>;

type SettingsServices = Pick<Services, "changeSettings" | "addRate" | "removeRate" | "changeMarketingSpend">;

/** Handles the forms of the settings page. Errors are shown beside the fields. */
export async function changeSettingsByForm(services: SettingsServices, viewer: Viewer, request: Request) {
  const form = await readForm(request);
  const parsed = formSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw data("Unknown action.", { status: 422 });
  const change = parsed.data;
  const section = sectionOf(change);
  try {
    return data<SettingsResult>({ section, isDone: true, ...(await act(services, viewer, change, form)) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data<SettingsResult>(refusal(error, change, form), { status: error.status });
  }
}

function sectionOf(change: SettingsForm): SettingsSection {
  if (change.intent === "save") return change.name;
  return change.intent === "add-rate" || change.intent === "remove-rate" ? change.kind : "marketing";
}

async function act(
  services: SettingsServices,
  viewer: Viewer,
  change: SettingsForm,
  form: FormData,
): Promise<Pick<SettingsResult, "message" | "version">> {
  switch (change.intent) {
    case "save": {
      const { name, version } = change;
      const value = readSettingsForm(name, form);
      const stored = await services.changeSettings(viewer, { name, version, value });
      if (stored.version === version) return { message: "No changes to save.", version };
      return { message: "Saved. The site is updated within a minute.", version: stored.version };
    }
    case "add-rate": {
      const percent = numberIn(change.percent);
      // The use case reports values that are not numbers.
      const rate = {
        validFrom: change.validFrom,
        percent: typeof percent === "number" ? percent : Number.NaN,
        was: change.was,
      };
      await services.addRate(viewer, change.kind, rate);
      return { message: "The rate is added." };
    }
    case "remove-rate":
      await services.removeRate(viewer, change.kind, change.validFrom);
      return { message: "The rate is removed." };
    case "set-spend": {
      const { month, was = null } = change;
      const amount = numberIn(change.amount);
      await services.changeMarketingSpend(viewer, {
        month,
        amount: typeof amount === "number" ? amount : Number.NaN,
        was,
      });
      return { message: "Saved." };
    }
    case "remove-spend":
      await services.changeMarketingSpend(viewer, { month: change.month, amount: null, was: change.was });
      return { message: "The month is removed." };
  }
}

function refusal(error: AppError, change: SettingsForm, form: FormData): SettingsResult {
  const section = sectionOf(change);
  const refused = { section, isDone: false, message: error.message, errors: error.errors ?? {} };
  if (change.intent !== "save") {
    const typed = Object.entries(change).map(([field, value]) => [field, String(value)] as const);
    return { ...refused, values: Object.fromEntries(typed) };
  }
  const values = typedFrom(readSettingsForm(change.name, form));
  const current = currentSchema.safeParse(error.extra?.["current"]).data;
  if (!current) return { ...refused, values, version: change.version };
  return { ...refused, values, version: current.version, standing: typedFrom(current.value) };
}

const currentSchema = z.object({ version: z.int(), value: z.record(z.string(), z.unknown()) });
