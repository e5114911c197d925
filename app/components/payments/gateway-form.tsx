import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";

/** Posts to the payment gateway's page: on mount, or with its button without scripts. */
export function GatewayForm({ action, fields }: { action: string; fields: Record<string, string> }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} method="post" action={action} className="mt-6">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Go to the payment page</Button>
    </form>
  );
}
