import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../../platform.ts';
import { parameterNames } from '../../settings/parameter-names.ts';
import type { PhotoSigning } from '../../storage/photo-signing.ts';
import { allowReadingParameter } from '../allow-reading-parameter.ts';

/** Grants signing of photo URLs; sets `PHOTO_SIGNING_KEY_PARAMETER`, `PHOTO_KEY_PAIR_ID`. */
export const grantPhotoSigning = (fn: Function, { stage }: Platform, signing: PhotoSigning): void => {
  const { photoSigningKey } = parameterNames(stage);
  allowReadingParameter(fn, photoSigningKey);
  fn.addEnvironment('PHOTO_SIGNING_KEY_PARAMETER', photoSigningKey);
  fn.addEnvironment('PHOTO_KEY_PAIR_ID', signing.publicKey.publicKeyId);
};
