import { createHash } from 'node:crypto';

/** The 3072-bit group of RFC 5054 (appendix A), used by Cognito with generator 2. */
export const N = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
);
export const g = 2n;

/**
 * Returns base^exponent mod N. Works from the highest bit down: with a small base, half of the multiplications are
 * nearly free.
 */
export const powerModN = (base: bigint, exponent: bigint): bigint => {
  const reduced = base % N;
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % N;
    if (bit === '1') result = (result * reduced) % N;
  }
  return result;
};

/** Returns the big-endian bytes of a positive number, with a leading zero if the first bit would read as a sign. */
export const bytesOf = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/i.test(even) ? `00${even}` : even, 'hex');
};

/** Returns the SHA-256 hash of the parts as a number. */
export const hashNumber = (...parts: Buffer[]): bigint => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return BigInt(`0x${hash.digest('hex')}`);
};

/** The multiplier k of SRP-6a. */
export const k = hashNumber(bytesOf(N), bytesOf(g));
