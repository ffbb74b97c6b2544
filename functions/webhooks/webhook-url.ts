import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { CodedError } from '#shared/errors/coded-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Returns all addresses of a host. @throws if it cannot be resolved */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** Resolves a host with the system's resolver. */
export const lookUpHost: ResolveHost = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** Names that lead to this machine or its network, whatever they resolve to. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|localdomain)$/;

/**
 * Returns the IP address of a parsed URL's host, or null for a name. The URL parser has already converted the decimal,
 * octal, hexadecimal and short notations of IPv4.
 */
const literalAddress = ({ hostname }: URL): string | null => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? null : host;
};

/** Returns why requests to a URL are refused, without resolving its host; null if they are not. */
export const faultOfUrl = (url: URL): string | null => {
  if (url.protocol !== 'https:') return 'Use an https address.';
  if (url.username !== '' || url.password !== '')
    return 'Leave the user name and password out of the address.';
  if (url.port !== '' && url.port !== '8443') return 'Use port 443 or 8443.';
  const address = literalAddress(url);
  if (address !== null) return isPublicAddress(address) ? null : PRIVATE_FAULT;
  const name = url.hostname.replace(/\.$/, '');
  return PRIVATE_NAME.test(name) || !name.includes('.') ? PRIVATE_FAULT : null;
};

const PRIVATE_FAULT = 'Use an address on the public internet.';

/**
 * Checks the URL of a new webhook. A host that cannot be resolved yet is allowed: its addresses are checked again with
 * each request.
 * @param ownOrigin an additional origin for local use, which is not checked
 * @throws CodedError VALIDATION_FAILED
 */
export const requirePublicUrl = async (
  text: string,
  resolveHost: ResolveHost,
  ownOrigin: string | undefined,
): Promise<void> => {
  const url = new URL(text);
  if (ownOrigin && url.origin === ownOrigin) return;
  const addresses = literalAddress(url) === null ? await resolveHost(url.hostname).catch(() => []) : [];
  const message = faultOfUrl(url) ?? (addresses.every(isPublicAddress) ? null : PRIVATE_FAULT);
  if (message !== null) throw new CodedError('VALIDATION_FAILED', { details: [{ field: 'url', message }] });
};
