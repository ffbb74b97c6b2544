import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const head = (major: number, size: number): Buffer => {
  const type = major << 5;
  if (size < 24) return Buffer.from([type | size]);
  if (size < 256) return Buffer.from([type | 24, size]);
  return Buffer.from([type | 25, size >> 8, size & 0xff]);
};

/** Encodes what an attestation contains. Source: RFC 8949. */
const encodeCbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)]),
  ]);
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** What a passkey does differently from an honest one. */
interface Behavior {
  origin?: string;
  /** Base64url. */
  challenge?: string;
  relyingPartyId?: string;
  /** Whether the user entered a PIN or used a fingerprint. */
  verifiesUser?: boolean;
  counter?: number;
  /** Base64url. */
  userHandle?: string;
}

/**
 * Creates a passkey in software, with an ES256 key and without attestation.
 * Source: Web Authentication Level 3, 'Authenticator Data' and 'Attestation Object'.
 */
export const createSoftwarePasskey = (origin: string, id = randomBytes(32)) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const relyingParty = new URL(origin).hostname;
  let signatures = 0;

  const authenticatorData = (extra: Buffer, behavior: Behavior): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(behavior.counter ?? signatures);
    // User present and verified, may be synced, contains a key.
    const flags = 0x01 | (behavior.verifiesUser === false ? 0 : 0x04) | 0x08 | (extra.length > 0 ? 0x40 : 0);
    const rpIdHash = sha256(behavior.relyingPartyId ?? relyingParty);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, extra]);
  };
  const clientData = (type: string, challenge: string, behavior: Behavior): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: behavior.challenge ?? challenge,
        origin: behavior.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    id: credential.id,
    /** Responds to the options of a registration. */
    create: ({ challenge }: { challenge: string }, behavior: Behavior = {}) => {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, encodeCbor(key)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(attested, behavior)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, behavior).toString('base64url'),
          attestationObject: encodeCbor(attestation).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    /** Responds to the options of a sign-in. */
    get: ({ challenge }: { challenge: string }, behavior: Behavior = {}) => {
      signatures += 1;
      const data = authenticatorData(Buffer.alloc(0), behavior);
      const client = clientData('webauthn.get', challenge, behavior);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(behavior.userHandle !== undefined && { userHandle: behavior.userHandle }),
        },
      };
    },
  };
};

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
