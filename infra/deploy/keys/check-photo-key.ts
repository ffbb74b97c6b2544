import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** The curve of CloudFront's ECDSA keys. Source: CloudFront Developer Guide, 'Create key pairs for your signers'. */
const CURVE = 'prime256v1';
const CREATE =
  'openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -out photo-key.pem';

const isOnCurve = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === CURVE;

/** Returns why a text is not the public key of photo URLs, or null. */
export const checkPublicKey = (pem: string): string | null => {
  try {
    return isOnCurve(createPublicKey(pem)) && pem.includes('BEGIN PUBLIC KEY')
      ? null
      : 'not a P-256 public key';
  } catch {
    return 'not a public key in PEM';
  }
};

/**
 * Parses the private key that signs photo URLs.
 * @returns both parts in PEM, the private one as PKCS #8
 * @throws Error that says what the text is instead, and how to create a key
 */
export const parsePhotoKey = (pem: string): { privateKey: string; publicKey: string } => {
  const kind = /-----BEGIN ([A-Z0-9 ]+)-----/.exec(pem)?.[1];
  if (kind === undefined) throw new Error(`This is not a key in PEM. Create one: ${CREATE}`);
  if (kind.includes('PUBLIC')) throw new Error('This is the public key. Store the private key.');
  if (kind.includes('CERTIFICATE')) throw new Error('This is a certificate. Store the private key.');
  if (kind.includes('ENCRYPTED') || pem.includes('Proc-Type: 4,ENCRYPTED'))
    throw new Error(
      'This key has a passphrase. Remove it: openssl pkcs8 -topk8 -nocrypt -in FILE -out photo-key.pem',
    );
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (error) {
    throw new Error(`This key is damaged or incomplete. Create a new one: ${CREATE}`, { cause: error });
  }
  if (!isOnCurve(key)) {
    const found = key.asymmetricKeyDetails?.namedCurve ?? key.asymmetricKeyType ?? 'unknown';
    throw new Error(
      `CloudFront needs an ECDSA key on P-256 (prime256v1), and this is ${found}. Create one: ${CREATE}`,
    );
  }
  return {
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
  };
};
