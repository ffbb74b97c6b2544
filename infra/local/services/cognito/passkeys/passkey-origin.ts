import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';

const clientData = z.object({ origin: z.url(), challenge: z.string() });

/**
 * Returns the origin in an authenticator's response, if it belongs to the relying party: the domain or a subdomain, with
 * HTTPS except on localhost. The signature is verified separately.
 * @throws AwsError `WebAuthnOriginNotAllowedException`
 */
export const originOf = (clientDataJson: string, relyingPartyId: string): string => {
  const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
  let parsed: z.output<typeof clientData>;
  try {
    parsed = clientData.parse(JSON.parse(text));
  } catch {
    throw cognitoErrors.passkeyInvalid();
  }
  const { protocol, hostname, origin } = new URL(parsed.origin);
  const isTheirs = hostname === relyingPartyId || hostname.endsWith(`.${relyingPartyId}`);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  if (!isTheirs || !isSecure) throw cognitoErrors.passkeyOriginNotAllowed();
  return origin;
};
