import { createECDH, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets of this installation, stored in its data folder. */
export interface Installation {
  /** The credentials of the stack's roles are derived from it. */
  secret: string;
  /** Signs photo URLs (ECDSA P-256, PEM). */
  photoPrivateKey: string;
  photoPublicKey: string;
  /** Signs push messages to browsers (RFC 8292): a P-256 private key, base64url. */
  vapidPrivateKey: string;
}

/** Returns a file's content, creating it on first use. Only this user can read it, and it is written atomically. */
const once = (file: string, make: () => string): string => {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const content = make();
  writeFileSync(`${file}.new`, content, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return content;
};

const newPhotoKey = (): string =>
  generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

/** Creates a key, padded to 32 bytes because a small number would be shorter. */
const newVapidKey = (): string => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
};

/** Reads the installation's secrets, or creates them on the first start. */
export const openInstallation = (dataDir: string): Installation => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const photoPrivateKey = once(join(dataDir, 'photo-signing-key.pem'), newPhotoKey);
  return {
    secret: once(join(dataDir, 'installation-secret'), () => randomBytes(32).toString('base64url')),
    photoPrivateKey,
    photoPublicKey: createPublicKey(photoPrivateKey).export({ type: 'spki', format: 'pem' }).toString(),
    vapidPrivateKey: once(join(dataDir, 'vapid-private-key'), newVapidKey),
  };
};
