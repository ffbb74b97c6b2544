import { CfnParameter, CrossStackReferences, ReferenceStrength } from 'aws-cdk-lib';
import { KeyGroup, PublicKey } from 'aws-cdk-lib/aws-cloudfront';
import type { Platform } from '../../platform.ts';

/** The key that signs photo URLs. Its private part is a secret parameter that the operator creates. */
export interface PhotoSigning {
  publicKey: PublicKey;
  keyGroup: KeyGroup;
}

export const createPhotoSigning = ({ stack, stage }: Platform): PhotoSigning => {
  const pem = new CfnParameter(stack, 'PhotoPublicKey', {
    description: 'Public key for signed photo URLs (ECDSA P-256, PEM).',
  });
  const id = `PhotoKey${stage.photoKey > 1 ? stage.photoKey : ''}`;
  const publicKey = new PublicKey(stack, id, { encodedKey: pem.valueAsString });
  // A new key replaces this one, which an import by the API stack would forbid.
  CrossStackReferences.of(publicKey).produce(ReferenceStrength.WEAK);
  return { publicKey, keyGroup: new KeyGroup(stack, 'PhotoKeys', { items: [publicKey] }) };
};
