import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import type { Clock } from '../clock.ts';
import { environment } from '../env.ts';
import type { ReadParameter } from '../get-parameter.ts';
import { createParameterReader } from '../parameters.ts';

/** How long a photo keeps its URL; browsers cache it for as long. */
const SLOT_MS = 5 * 60_000;
/** Validity in slots, at most: 15 minutes. */
const SLOTS = 3;

/** Returns the signed URL of a stored photo; null without a photo. */
export type SignPhotoUrl = (key: string | null) => Promise<string | null>;

/**
 * Creates CloudFront URLs of stored photos that are valid for 10 to 15 minutes (decision 0080). The expiry is rounded to
 * five minutes, so that a photo keeps the same URL within them and browser caches work. The policy omits the host, which the function
 * does not know; the signature covers the path.
 * Source: Amazon CloudFront Developer Guide, 'Create a signed URL using a custom policy'.
 */
export const createPhotoUrlSigner = (settings: {
  keyParameter: string;
  keyPairId: string;
  readParameter: ReadParameter;
  clock: Clock;
}): SignPhotoUrl => {
  // ECDSA signatures differ each time, so URLs are cached to stay the same within a slot.
  let signedInSlot = { expires: 0, urls: new Map<string, string>() };

  return async (key) => {
    if (key === null) return null;
    const expires = (Math.floor(settings.clock().getTime() / SLOT_MS) + SLOTS) * SLOT_MS;
    if (signedInSlot.expires !== expires) signedInSlot = { expires, urls: new Map() };
    const known = signedInSlot.urls.get(key);
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
    signedInSlot.urls.set(key, url);
    return url;
  };
};

/** Creates the URL signer from environment variables. */
export const photoUrlSignerFromEnvironment = (clock: Clock): SignPhotoUrl => {
  const settings = environment('PHOTO_SIGNING_KEY_PARAMETER', 'PHOTO_KEY_PAIR_ID');
  return createPhotoUrlSigner({
    keyParameter: settings.PHOTO_SIGNING_KEY_PARAMETER,
    keyPairId: settings.PHOTO_KEY_PAIR_ID,
    readParameter: createParameterReader(),
    clock,
  });
};
