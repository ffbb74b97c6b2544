/**
 * What a push message says, as JSON. It is encrypted for the browser (RFC 8291), and says nothing of the person all the
 * same: it shows on a locked screen.
 */
export interface PushMessage {
  title: string;
  body: string;
  /** Page of our own that a press opens, from its slash. */
  path: string;
  /** A message takes the place of one before with the same tag. */
  tag: string;
}
