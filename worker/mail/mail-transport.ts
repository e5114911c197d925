/** A message as a transport gets it. */
export interface OutgoingMail {
  /** Ours, the same at each try: a provider that knows it does not send twice. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Absent where there are none. */
  attachments?: MailFile[];
}

/** A file that a message carries; its name holds letters, digits, dashes and a dot. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Hands a message to whoever delivers it. */
export interface MailTransport {
  /**
   * Whether the outbox keeps what a message said once it is sent, because that is where it is read. Else only those who
   * can read the database could, and follow the links in it.
   */
  keepsBody: boolean;
  /** Whether it hands on what is attached; where not, nothing is drawn for it. */
  takesAttachments: boolean;
  /** @throws MailRefusal when it was not taken */
  send(mail: OutgoingMail): Promise<void>;
}

/** Why a message was not taken. */
export class MailRefusal extends Error {
  /** One word for the logs, without anything personal: "http_422", "E_RATE_LIMIT_EXCEEDED". */
  readonly code: string;

  /** @param detail what the provider said; it may name the recipient and is kept with the message only */
  constructor(code: string, detail: string) {
    super(detail);
    this.name = "MailRefusal";
    this.code = /^\w{1,60}$/.test(code) ? code : "unknown";
  }
}

/** Who our mail is from. */
export interface Sender {
  email: string;
  name: string;
}
