import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

/** The secrets of a browser's subscription, which only the browser has (RFC 8291, 2). */
export interface Receiver {
  pair: ECDH;
  auth: Buffer;
}

/** Creates new browser keys. */
export const newReceiver = (): Receiver => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, auth: randomBytes(16) };
};

/** Returns the keys in the format of `PushSubscription.toJSON()`. */
export const keysOf = ({ pair, auth }: Receiver) => ({
  p256dh: pair.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
});

const hkdf = (salt: Uint8Array, secret: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
const label = (name: string): Buffer => Buffer.from(`Content-Encoding: ${name}\0`);

/** Parses the header block of RFC 8188, 2.1: salt, record size, and the sender's public key as its ID. */
const headerOf = (body: Buffer) => {
  const idLength = body.readUInt8(20);
  return {
    salt: body.subarray(0, 16),
    recordSize: body.readUInt32BE(16),
    sender: body.subarray(21, 21 + idLength),
    record: body.subarray(21 + idLength),
  };
};

/**
 * Decrypts a message like a browser (RFC 8291, 3.4, and RFC 8188, 2): one record without its padding.
 * @throws Error if it was encrypted for another receiver, or modified
 */
export const decrypted = ({ pair, auth }: Receiver, body: Buffer): string => {
  const { salt, recordSize, sender, record } = headerOf(body);
  if (record.length > recordSize) throw new Error('A push message is one record.');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = hkdf(auth, pair.computeSecret(sender), info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(salt, secret, label('aes128gcm'), 16),
    hkdf(salt, secret, label('nonce'), 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  // 2 marks the last record (RFC 8188, 2).
  if (padded[end] !== 2) throw new Error('The record does not end as the last one does.');
  return padded.subarray(0, end).toString();
};

const DAY_SECONDS = 86_400;

/** Returns what is wrong with the sender's VAPID header (RFC 8292), or null. */
export const vapidFault = (
  authorization: string | undefined,
  audience: string,
  allowed: string | null,
): string | null => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (signature === '') return 'no token';
  if (allowed !== null && key !== allowed) return 'another key than the browser subscribed with';
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const raw = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw))
    return 'a false signature';
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string };
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const left = Number(exp) - Date.now() / 1000;
  if (alg !== 'ES256') return `signed by ${alg}`;
  if (aud !== audience) return `for ${String(aud)}`;
  if (!(left > 0 && left <= DAY_SECONDS)) return 'too old, or for too long';
  return /^(?:mailto:|https:)./.test(String(sub)) ? null : 'no contact';
};
