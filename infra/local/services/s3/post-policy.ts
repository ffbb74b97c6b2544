import { z } from 'zod';
import { AwsError } from '../../gateway/aws-error.ts';

const field = z
  .string()
  .startsWith('$')
  .transform((name) => name.slice(1));
const bytes = z.coerce.number().int().nonnegative();

const conditionSchema = z.union([
  z.tuple([z.string().toLowerCase().pipe(z.literal('content-length-range')), bytes, bytes]),
  z.tuple([
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(['eq', 'starts-with'])),
    field,
    z.string(),
  ]),
  z
    .record(z.string(), z.string())
    .refine((exact) => Object.keys(exact).length === 1)
    .transform((exact): ['eq', string, string] => {
      const [name = '', value = ''] = Object.entries(exact)[0] ?? [];
      return ['eq', name, value];
    }),
]);

const policySchema = z.object({ expiration: z.iso.datetime(), conditions: z.array(conditionSchema) });

type Policy = z.infer<typeof policySchema>;
type FieldCondition = Extract<Policy['conditions'][number], ['eq' | 'starts-with', string, string]>;

/** Fields that need no condition, in addition to `x-ignore-*`. */
const UNCONDITIONED = new Set(['policy', 'x-amz-signature', 'file']);

const violated = (reason: string): AwsError =>
  new AwsError('AccessDenied', `Invalid according to Policy: ${reason}`, 403);

const parsePolicy = (base64: string): Policy => {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(base64, 'base64').toString()));
  } catch {
    throw new AwsError(
      'InvalidPolicyDocument',
      'The content of the form does not meet the conditions specified in the policy document: Invalid Policy.',
      400,
    );
  }
};

const holds = ([kind, name, expected]: FieldCondition, values: ReadonlyMap<string, string>): boolean => {
  const value = values.get(name.toLowerCase()) ?? '';
  return kind === 'eq' ? value === expected : value.startsWith(expected);
};

const checkSize = (smallest: number, largest: number, size: number): void => {
  if (size > largest) {
    throw new AwsError('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', 400, {
      ProposedSize: String(size),
      MaxSizeAllowed: String(largest),
    });
  }
  if (size < smallest) {
    throw new AwsError(
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size',
      400,
      {
        ProposedSize: String(size),
        MinSizeAllowed: String(smallest),
      },
    );
  }
};

export interface PolicyQuestion {
  /** The signed policy as sent, in base64. */
  policy: string;
  bucket: string;
  /** The form's fields by lower-case name, with the final key. */
  fields: ReadonlyMap<string, string>;
  /** File size in bytes. */
  size: number;
  now: Date;
}

/**
 * Checks an upload form against its policy: expiry, conditions, fields without a condition, and file size.
 * @throws AwsError AccessDenied, InvalidPolicyDocument, EntityTooLarge, EntityTooSmall
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
export const checkPostPolicy = ({ policy, bucket, fields, size, now }: PolicyQuestion): void => {
  const { expiration, conditions } = parsePolicy(policy);
  if (new Date(expiration) <= now) throw violated('Policy expired.');
  const values = new Map([...fields, ['bucket', bucket]]);
  const fieldConditions = conditions.filter(
    (condition): condition is FieldCondition => condition[0] !== 'content-length-range',
  );
  const broken = fieldConditions.find((condition) => !holds(condition, values));
  if (broken) {
    const [kind, name, expected] = broken;
    throw violated(`Policy Condition failed: ["${kind}", "$${name}", "${expected}"]`);
  }
  const covered = new Set(fieldConditions.map(([, name]) => name.toLowerCase()));
  const extra = [...fields.keys()].filter(
    (name) => !covered.has(name) && !UNCONDITIONED.has(name) && !name.startsWith('x-ignore-'),
  );
  if (extra.length > 0) throw violated(`Extra input fields: ${extra.join(', ')}`);
  for (const condition of conditions) {
    if (condition[0] === 'content-length-range') checkSize(condition[1], condition[2], size);
  }
};
