/**
 * Content of a push message as JSON. It is encrypted (RFC 8291) but contains no personal data, since it is shown on a
 * locked screen.
 */
export interface PushMessage {
  title: string;
  body: string;
  /** Path of the page that a click opens. */
  path: string;
  /** A message replaces an earlier one with the same tag. */
  tag: string;
}
