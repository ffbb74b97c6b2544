import { AwsError, notImplemented } from './aws-error.ts';
import { parseCredential } from './credential-scope.ts';
import type { PostForm } from './post-form.ts';
import type { Principal, PrincipalLookup } from './principal.ts';
import { ALGORITHM, sameSignature, signatureOf } from './sigv4.ts';
import { ownerOfKey, signatureMismatch } from './verify-signature.ts';

const field = ({ fields }: PostForm, name: string): string => {
  const value = fields.get(name);
  if (value) return value;
  throw new AwsError('InvalidArgument', `Bucket POST must contain a field named '${name}'.`, 400, {
    ArgumentName: name,
  });
};

/**
 * Verifies the signature of an upload form's policy. The bucket checks the policy's expiry and conditions.
 * @returns the principal that signed the policy; undefined for a form without one
 * @throws AwsError that names the problem with the key, the fields or the signature
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-authentication-HTTPPOST.html
 */
export const verifyPostForm = (form: PostForm, principalOf: PrincipalLookup): Principal | undefined => {
  const policy = form.fields.get('policy');
  if (!policy) return undefined;
  const algorithm = field(form, 'x-amz-algorithm');
  if (algorithm !== ALGORITHM) throw notImplemented(`the signing algorithm ${algorithm}`);
  const scope = parseCredential(field(form, 'x-amz-credential'));
  const principal = ownerOfKey(scope.accessKeyId, form.fields.get('x-amz-security-token'), principalOf);
  if (!field(form, 'x-amz-date').startsWith(scope.day)) throw signatureMismatch();
  const expected = signatureOf(principal.secretAccessKey, scope, policy);
  if (!sameSignature(expected, field(form, 'x-amz-signature'))) throw signatureMismatch();
  return principal;
};
