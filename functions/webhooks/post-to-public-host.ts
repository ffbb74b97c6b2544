import { lookup as lookUp } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { scaleTimeout } from '../platform/timeouts.ts';
import { isPublicAddress } from './public-address.ts';
import { faultOfUrl } from './webhook-url.ts';

/** Sends a body. @returns the status. @throws if the address is refused, or there is no response in time */
export type PostBody = (url: string, headers: Record<string, string>, body: string) => Promise<number>;

const TIMEOUT_MS = 10_000;

/** A host whose name leads to an address that is not public. */
class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/** Resolves a host for a connection. The addresses that are checked are those that are connected to. */
const createPublicLookup =
  (resolve: typeof lookUp): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new RefusedAddressError(`${host} has an address that is not public.`), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

/**
 * Creates a sender for webhooks. Redirects are not followed: their status is returned.
 * @param ownOrigin an additional origin for local use, which is not checked
 * @param resolve looks up a host's addresses
 */
export const createPostBody = (ownOrigin: string | undefined, resolve: typeof lookUp = lookUp): PostBody => {
  const lookup = createPublicLookup(resolve);
  return (text, headers, body) => {
    const url = new URL(text);
    const isOwn = ownOrigin !== undefined && url.origin === ownOrigin;
    const fault = isOwn ? null : faultOfUrl(url);
    if (fault !== null) return Promise.reject(new RefusedAddressError(fault));
    return new Promise((resolveStatus, reject) => {
      const outgoing = (url.protocol === 'http:' ? httpRequest : httpsRequest)(
        url,
        {
          method: 'POST',
          // No connection is reused: a name is resolved and checked for each request.
          agent: false,
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          signal: AbortSignal.timeout(scaleTimeout(TIMEOUT_MS)),
          ...(!isOwn && { lookup }),
        },
        (incoming) => {
          resolveStatus(incoming.statusCode ?? 0);
          // The response's body is of no interest and may be endless.
          incoming.destroy();
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  };
};
