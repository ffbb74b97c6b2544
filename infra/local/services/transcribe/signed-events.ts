import { EventStreamCodec, HeaderMarshaller } from '@smithy/eventstream-codec';
import { AwsError } from '../../gateway/aws-error.ts';
import { type CredentialScope, scopeText } from '../../gateway/credential-scope.ts';
import { sameSignature, sha256Hex, signatureOf } from '../../gateway/sigv4.ts';
import { badRequest } from './errors.ts';

const toText = (input: Uint8Array | string): string => Buffer.from(input as Uint8Array).toString('utf8');
const toBytes = (text: string): Uint8Array => Buffer.from(text);

export const eventCodec = new EventStreamCodec(toText, toBytes);
const headerMarshaller = new HeaderMarshaller(toText, toBytes);

/** Maximum event size that Transcribe accepts, in bytes, including the envelope. */
const MAX_EVENT_BYTES = 64 * 1024;
/** Size of the smallest message in bytes: prelude and two checksums. */
const MIN_EVENT_BYTES = 16;

/** Splits a byte stream into messages of the event stream encoding, each still encoded. */
export const messagesIn = async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= 4) {
      const length = pending.readUInt32BE(0);
      if (length < MIN_EVENT_BYTES || length > MAX_EVENT_BYTES)
        throw badRequest('Your stream is too big. Reduce the frame size and try your request again.');
      if (pending.length < length) break;
      yield pending.subarray(0, length);
      pending = pending.subarray(length);
    }
  }
};

/** The key that signs the events of a stream. */
export interface EventSigner {
  secretAccessKey: string;
  scope: CredentialScope;
  /** The request's own signature, which the first event's signature is based on. */
  signature: string;
}

const stamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * Opens the signed envelopes of a stream and verifies each one; a signature covers the previous one.
 * Source: Amazon Transcribe Developer Guide, 'Event stream encoding'; AWS, 'Signature calculation for event streams'.
 * @throws AwsError for a message that is invalid or signed with another key
 */
export const openEvents = async function* (
  bytes: AsyncIterable<Buffer>,
  { secretAccessKey, scope, signature }: EventSigner,
): AsyncGenerator<Uint8Array> {
  let prior = signature;
  for await (const encoded of messagesIn(bytes)) {
    const { headers, body } = eventCodec.decode(encoded);
    const date = headers[':date'];
    const given = headers[':chunk-signature'];
    if (date?.type !== 'timestamp' || given?.type !== 'binary') throw badRequest('An event is not signed.');
    const amzDate = stamp(date.value);
    const day = { ...scope, day: amzDate.slice(0, 8) };
    const signed = [
      'AWS4-HMAC-SHA256-PAYLOAD',
      amzDate,
      scopeText(day),
      prior,
      sha256Hex(Buffer.from(headerMarshaller.format({ ':date': date }))),
      sha256Hex(Buffer.from(body)),
    ].join('\n');
    prior = signatureOf(secretAccessKey, day, signed);
    if (!sameSignature(prior, Buffer.from(given.value).toString('hex')))
      throw new AwsError('InvalidSignatureException', 'The signature of an event does not match.', 403);
    if (body.length > 0) yield body;
  }
};
