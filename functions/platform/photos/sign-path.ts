import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { environment } from '../env.ts';
import { createParameterReader } from '../parameters.ts';

/** Signs a path of the site for CloudFront. @param expires epoch seconds */
export type SignPath = (path: string, expires: number) => Promise<string>;

/**
 * Signs with the environment's CloudFront key. URLs signed by S3 would expire early, together with the function's
 * credentials. As for photos, the policy omits the host.
 * Source: Amazon CloudFront Developer Guide, 'Create a signed URL using a custom policy'.
 */
export const signPathFromEnvironment = (): SignPath => {
  const settings = environment('PHOTO_SIGNING_KEY_PARAMETER', 'PHOTO_KEY_PAIR_ID');
  const readParameter = createParameterReader();
  return async (path, expires) => {
    const privateKey = await readParameter(settings.PHOTO_SIGNING_KEY_PARAMETER);
    if (!privateKey) throw new Error(`No signing key at ${settings.PHOTO_SIGNING_KEY_PARAMETER}`);
    const Condition = { DateLessThan: { 'AWS:EpochTime': expires } };
    const policy = JSON.stringify({ Statement: [{ Resource: `http*://*/${path}`, Condition }] });
    const url = `https://site.invalid/${path}`;
    const signed = new URL(getSignedUrl({ url, policy, privateKey, keyPairId: settings.PHOTO_KEY_PAIR_ID }));
    return signed.pathname + signed.search;
  };
};
