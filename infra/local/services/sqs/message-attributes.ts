import { createHash } from 'node:crypto';
import { z } from 'zod';

/** An attribute in SQS's JSON protocol; binary values are base64. */
const messageAttributeSchema = z.strictObject({
  DataType: z.string().regex(/^(String|Number|Binary)(\..+)?$/),
  StringValue: z.string().optional(),
  BinaryValue: z.base64().optional(),
});

export const messageAttributesSchema = z.record(z.string().min(1), messageAttributeSchema);

export type MessageAttributes = z.infer<typeof messageAttributesSchema>;

const lengthPrefixed = (content: string | Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(content));
  return Buffer.concat([length, Buffer.from(content as string)]);
};

const TEXT = Buffer.from([1]);
const BINARY = Buffer.from([2]);

export const md5 = (content: string | Buffer): string => createHash('md5').update(content).digest('hex');

const sorted = (attributes: MessageAttributes) =>
  Object.entries(attributes).sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

/**
 * Returns the digest that SDKs use to verify the attributes.
 * @returns undefined without attributes
 * @see https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-message-metadata.html
 */
export const md5OfAttributes = (attributes: MessageAttributes): string | undefined => {
  const parts = sorted(attributes).flatMap(([name, { DataType, StringValue = '', BinaryValue }]) => [
    lengthPrefixed(name),
    lengthPrefixed(DataType),
    BinaryValue === undefined ? TEXT : BINARY,
    lengthPrefixed(BinaryValue === undefined ? StringValue : Buffer.from(BinaryValue, 'base64')),
  ]);
  return parts.length === 0 ? undefined : md5(Buffer.concat(parts));
};

/** Returns the bytes that attributes add to a message: names, types and values. */
export const sizeOfAttributes = (attributes: MessageAttributes): number =>
  Object.entries(attributes).reduce((bytes, [name, { DataType, StringValue = '', BinaryValue = '' }]) => {
    const value = Buffer.byteLength(StringValue) + Buffer.byteLength(BinaryValue, 'base64');
    return bytes + Buffer.byteLength(name) + Buffer.byteLength(DataType) + value;
  }, 0);

/** Selects attributes by the requested names: exact, `All`, or a prefix such as `trace.*`. */
export const selectAttributes = (
  attributes: MessageAttributes,
  names: readonly string[],
): MessageAttributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name]) =>
      names.some(
        (wanted) =>
          wanted === 'All' ||
          wanted === name ||
          (wanted.endsWith('.*') && name.startsWith(wanted.slice(0, -2))),
      ),
    ),
  );
