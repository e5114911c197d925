import { CopyButton } from "~/ui/copy-button";
import { signInMessages } from "./messages";

/** Code that identifies an applicant to the approving admin, large enough to be read out on the phone. */
export function RequestCode({ code }: { code: string }) {
  const m = signInMessages();
  return (
    <div className="w-full rounded-card border border-line bg-sunken p-5 text-center">
      <p className="text-sm font-semibold text-muted">{m.adminCode}</p>
      <p
        translate="no"
        className="mt-1 font-sans text-3xl font-semibold [letter-spacing:0.12em] break-all tabular-nums"
      >
        {code}
      </p>
      <CopyButton text={code} label={m.code} className="mt-3" />
    </div>
  );
}
