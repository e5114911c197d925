import { featureNames } from "~/domain/settings/platform";
import { featureLabels, type StoredSettings } from "~/domain/settings/settings";
import { GroupCard } from "./group-form";

export function FeatureSettings({ stored }: { stored: StoredSettings<"features"> }) {
  return (
    <GroupCard
      name="features"
      title="Feature switches"
      intro="The server rejects disabled features immediately. Public pages hide them within a minute."
      stored={stored}
    >
      {({ typed }) => (
        <ul className="grid gap-3">
          {featureNames.map((feature) => (
            <li key={feature}>
              <label className="inline-flex min-h-7 items-center gap-2.5 font-semibold">
                <input
                  type="checkbox"
                  name={feature}
                  defaultChecked={typed(feature) === "on"}
                  aria-describedby={`off-${feature}`}
                  className="size-4 accent-peacock"
                />
                <span>{featureLabels[feature].label}</span>
              </label>
              <p id={`off-${feature}`} className="pl-6.5 text-sm text-muted">
                {`Off: ${featureLabels[feature].whenOff}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </GroupCard>
  );
}
