import PostalMime from 'postal-mime';
import { plainTextOf } from '../../../local/services/ses/mailbox/plain-text.ts';
import type { WalkEmail } from './mailbox.ts';

/** An email with its recipients, in lower case. */
export interface ReceivedEmail extends WalkEmail {
  recipients: string[];
}

/** Parses an email as SES stores it (RFC 5322 with MIME): any encoding, with text, HTML or both. */
export const parseEmail = async (raw: Uint8Array): Promise<ReceivedEmail> => {
  const { to = [], subject = '', html, text } = await PostalMime.parse(raw);
  return {
    recipients: to.flatMap(({ address }) => (address ? [address.toLowerCase()] : [])),
    subject,
    text: html === undefined ? (text ?? '') : plainTextOf(html),
  };
};
