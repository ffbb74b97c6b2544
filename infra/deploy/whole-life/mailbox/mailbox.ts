/** An email that a walk received. */
export interface WalkEmail {
  subject: string;
  /** The text, or the text of the HTML. */
  text: string;
}

/** Receives the emails to the addresses of walks. */
export interface Mailbox {
  /** The domain of the addresses. */
  domain: string;
  /** Returns the emails to an address, in any order. */
  emailsTo: (address: string) => Promise<WalkEmail[]>;
}
