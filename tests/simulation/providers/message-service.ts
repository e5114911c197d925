import type { Random } from "../../../scripts/prove/random.ts";
import { MailRefusal, type MailTransport } from "../../../worker/notifications/mail/mail-transport";
import { Isolate } from "../runtime/isolate.ts";
import type { Faults } from "./faults.ts";

/** Milliseconds that our transports wait for an answer. */
const patience = 15_000;

/** The providers of mail and of texts. That of mail takes each of our ids once; that of texts sends whatever it gets. */
export class MessageService {
  readonly #random: Random;
  readonly #faults: Faults;
  /** Processes that are sending a message, by our id. */
  readonly #sending = new Map<string, Isolate>();
  /** Ids of messages that two processes sent at once. */
  readonly sentTwiceAtOnce: string[] = [];
  /** Deliveries to the recipient, by our id. */
  readonly delivered = new Map<string, number>();

  constructor(random: Random, faults: Faults) {
    this.#random = random;
    this.#faults = faults;
  }

  mail(): MailTransport {
    return {
      keepsBody: false,
      takesAttachments: false,
      isRepeatable: true,
      isProvider: true,
      send: ({ id }) => this.#take("mail", id, () => this.delivered.set(id, 1), false),
    };
  }

  texts(): MailTransport {
    return {
      keepsBody: false,
      takesAttachments: false,
      isRepeatable: false,
      isProvider: true,
      send: ({ id }) =>
        this.#take("text", id, () => this.delivered.set(id, 1 + (this.delivered.get(id) ?? 0)), true),
    };
  }

  /** @param isUnrepeatable true if a message whose outcome is unknown is not sent again */
  async #take(name: string, id: string, deliver: () => unknown, isUnrepeatable: boolean): Promise<void> {
    const isolate = Isolate.current();
    if (this.#sending.get(id)?.isAlive) this.sentTwiceAtOnce.push(id);
    this.#sending.set(id, isolate);
    try {
      await this.#answer(isolate, name, deliver, isUnrepeatable);
    } finally {
      this.#sending.delete(id);
    }
  }

  async #answer(
    isolate: Isolate,
    name: string,
    deliver: () => unknown,
    isUnrepeatable: boolean,
  ): Promise<void> {
    await isolate.sleep(this.#random.between(50, 800));
    await this.#faults.mayDie();
    const fault = this.#faults.ofProvider(name);
    if (fault === "refused") throw new MailRefusal("http_429", "Too many messages.");
    if (fault === "late") await isolate.sleep(this.#random.between(1000, patience - 1000));
    if (fault !== "silent") deliver();
    await this.#faults.mayDie();
    if (fault === "silent" || fault === "lost") {
      await isolate.sleep(patience);
      throw new MailRefusal("timeout", "No answer.", { isFinal: isUnrepeatable });
    }
    await isolate.sleep(this.#random.between(20, 200));
  }
}
