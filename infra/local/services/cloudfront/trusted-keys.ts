import { createPublicKey, type KeyObject } from 'node:crypto';
import { recordOf } from '../../record.ts';
import type { LocalStack } from '../../template/model.ts';
import { requiredResource } from './find-resource.ts';
import { requiredText, textsIn } from './read-property.ts';

/** The public keys that a behavior trusts, by `Key-Pair-Id`. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

const publicKeyOf = (stack: LocalStack, id: string, where: string): KeyObject => {
  const { properties } = requiredResource(stack, 'AWS::CloudFront::PublicKey', id, where);
  const pem = requiredText(recordOf(properties['PublicKeyConfig']), 'EncodedKey', `The public key ${id}`);
  try {
    return createPublicKey(pem);
  } catch (cause) {
    throw new Error(`The public key ${id} is not a PEM public key.`, { cause });
  }
};

/**
 * Returns the keys of a behavior's trusted key groups.
 * @returns null when the behavior is open to everyone
 */
export const trustedKeysOf = (
  stack: LocalStack,
  groupIds: readonly string[],
  where: string,
): TrustedKeys | null => {
  if (groupIds.length === 0) return null;
  const keyIds = groupIds.flatMap((id) => {
    const { properties } = requiredResource(stack, 'AWS::CloudFront::KeyGroup', id, where);
    return textsIn(recordOf(properties['KeyGroupConfig']), 'Items');
  });
  return new Map(keyIds.map((id) => [id, publicKeyOf(stack, id, where)]));
};
