import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import type { Clock } from '../clock.ts';
import { environment } from '../env.ts';
import { createParameterReader, type ReadParameter } from '../parameters.ts';

const HOUR = 3_600_000;

/** Signs the address of a kept photo; null for no photo. */
export type SignPhotoUrl = (key: string | null) => Promise<string | null>;

/**
 * Addresses of kept photos that CloudFront serves for one to two hours. The expiry is rounded up to the hour,
 * so that the same photo has the same address within it and browser caches hit. The policy leaves the host open,
 * because the function does not know the site's; the signature covers the path.
 * Source: Amazon CloudFront Developer Guide, 'Create a signed URL using a custom policy'.
 */
export const createPhotoUrlSigner = (settings: {
  keyParameter: string;
  keyPairId: string;
  readParameter: ReadParameter;
  clock: Clock;
}): SignPhotoUrl => {
  // An ECDSA signature differs each time it is made: remembered, so that an address stays the same within its hour.
  let signedInHour = { expires: 0, urls: new Map<string, string>() };

  return async (key) => {
    if (key === null) return null;
    const expires = (Math.floor(settings.clock().getTime() / HOUR) + 2) * HOUR;
    if (signedInHour.expires !== expires) signedInHour = { expires, urls: new Map() };
    const known = signedInHour.urls.get(key);
    if (known) return known;
    const privateKey = await settings.readParameter(settings.keyParameter);
    if (!privateKey) throw new Error(`No photo signing key at ${settings.keyParameter}`);
    const policy = JSON.stringify({
      Statement: [
        {
          Resource: `http*://*/${key}`,
          Condition: { DateLessThan: { 'AWS:EpochTime': expires / 1000 } },
        },
      ],
    });
    const signed = new URL(
      getSignedUrl({ url: `https://site.invalid/${key}`, policy, privateKey, keyPairId: settings.keyPairId }),
    );
    const url = signed.pathname + signed.search;
    signedInHour.urls.set(key, url);
    return url;
  };
};

/** The signer that the function's environment describes. */
export const photoUrlSignerFromEnvironment = (clock: Clock): SignPhotoUrl => {
  const settings = environment('PHOTO_SIGNING_KEY_PARAMETER', 'PHOTO_KEY_PAIR_ID');
  return createPhotoUrlSigner({
    keyParameter: settings.PHOTO_SIGNING_KEY_PARAMETER,
    keyPairId: settings.PHOTO_KEY_PAIR_ID,
    readParameter: createParameterReader(),
    clock,
  });
};
