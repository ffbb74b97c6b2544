import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A public key in the format of a pool's `jwks.json`. */
export type PublicJwk = {
  kid: string;
  kty: 'RSA';
  alg: 'RS256';
  use: 'sig';
  n: string;
  e: string;
};

/** The key that signs the installation's tokens. */
export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwk: PublicJwk;
  /** Derives secret bytes that only depend on the installation and the label. */
  derive(label: string): Buffer;
}

const FILE_NAME = 'cognito-signing-key.pem';

const readOrMake = (path: string): string => {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  // Written to a temporary file and renamed, so that a killed start leaves no partial key.
  const unfinished = `${path}.${String(process.pid)}`;
  writeFileSync(unfinished, privateKey, { mode: 0o600 });
  renameSync(unfinished, path);
  return privateKey;
};

/** Opens the installation's key, creating it on the first start. Only the folder's owner can read it. */
export const openSigningKey = (dataDir: string): SigningKey => {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, FILE_NAME);
  const pem = readOrMake(path);
  chmodSync(path, 0o600);
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const { n, e } = publicKey.export({ format: 'jwk' });
  if (n === undefined || e === undefined)
    throw new Error(`${path} contains no RSA key. Delete it and start again.`);
  const kid = createHash('sha256').update(n).digest('base64');
  return {
    kid,
    privateKey,
    publicKey,
    jwk: { kid, kty: 'RSA', alg: 'RS256', use: 'sig', n, e },
    derive: (label) => createHmac('sha256', pem).update(label).digest(),
  };
};
