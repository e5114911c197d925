import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { FormMessage } from "~/ui/answered-form";
import { useForm } from "~/platform/forms/use-form";
import { preferencesMessages } from "./messages";

/** Controls no page: the worker only shows push messages. */
const scope = "/push-sw/";

type PushState = "unknown" | "off" | "on" | "denied";

/** Turns push messages on or off for this browser. Hidden in browsers without push. */
export function PushSwitch({ pushKey, action }: { pushKey: string; action: string }) {
  const form = useForm({}, { action });
  const [state, setState] = useState<PushState>("unknown");
  useEffect(() => {
    void readState().then(setState, () => setState("off"));
  }, []);

  async function turnOn() {
    if ((await Notification.requestPermission()) !== "granted") return setState("denied");
    await navigator.serviceWorker.register("/push-sw.js", { scope });
    const registration = await activeRegistration();
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    });
    const { endpoint, keys } = subscription.toJSON();
    form.submit({
      intent: "subscribe",
      endpoint: endpoint ?? "",
      p256dh: keys?.["p256dh"] ?? "",
      auth: keys?.["auth"] ?? "",
    });
    setState("on");
  }

  async function turnOff() {
    const subscription = await currentSubscription();
    if (subscription) {
      await subscription.unsubscribe();
      form.submit({ intent: "unsubscribe", endpoint: subscription.endpoint });
    }
    setState("off");
  }

  if (state === "unknown") return null;
  const m = preferencesMessages().push;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>{m[state]}</span>
      {state !== "denied" && (
        <Button
          variant="secondary"
          onClick={() => void (state === "on" ? turnOff() : turnOn()).catch(() => setState("off"))}
        >
          {state === "on" ? m.turnOff : m.turnOn}
        </Button>
      )}
      <FormMessage form={form} />
    </div>
  );
}

async function readState(): Promise<PushState> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "unknown";
  if (Notification.permission === "denied") return "denied";
  return (await currentSubscription()) ? "on" : "off";
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Waits until the new worker is active: `ready` waits for this page's own. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (!registration) throw new Error("no registration");
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker && worker.state !== "activated") {
    await new Promise<void>((resolve) =>
      worker.addEventListener("statechange", () => worker.state === "activated" && resolve()),
    );
  }
  return registration;
}
