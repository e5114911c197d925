import { CopyButton } from "~/ui/copy-button";

/** Code that identifies an applicant to the approving admin, large enough to be read out on the phone. */
export function RequestCode({ code }: { code: string }) {
  return (
    <div className="w-full rounded-card border border-line bg-sunken p-5 text-center">
      <p className="text-sm font-semibold text-muted">Your admin code</p>
      <p
        translate="no"
        className="mt-1 font-sans text-3xl font-semibold [letter-spacing:0.12em] break-all tabular-nums"
      >
        {code}
      </p>
      <CopyButton text={code} label="code" className="mt-3" />
    </div>
  );
}
