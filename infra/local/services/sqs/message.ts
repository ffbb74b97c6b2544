import { md5, sizeOfAttributes } from './message-attributes.ts';
import type { MessageAttributes } from './message-attributes.ts';
import type { MessageRow } from './message-rows.ts';
import type { Queue } from './queue.ts';
import { receiptHandleOf } from './receipt-handle.ts';
import { invalidParameter, sqsError } from './errors.ts';

/** A received message. */
export interface ReceivedMessage {
  messageId: string;
  receiptHandle: string;
  body: string;
  md5OfBody: string;
  /** System attributes, e.g. `ApproximateReceiveCount`; numbers as text, times in epoch milliseconds. */
  attributes: Record<string, string>;
  /** Uses SQS's spelling (`StringValue`); a function's event uses `stringValue`. */
  messageAttributes: MessageAttributes;
}

/** The characters of XML 1.0, the only ones that SQS accepts. */
const VALID_BODY = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]+$/u;

/** Converts the row of a message that was just received. */
export const receivedOf = (queue: Queue, row: MessageRow): ReceivedMessage => ({
  messageId: row.id,
  receiptHandle: receiptHandleOf({ queue: queue.name, id: row.id, receipt: row.receipt }),
  body: row.body,
  md5OfBody: md5(row.body),
  attributes: {
    ApproximateReceiveCount: String(row.receive_count),
    SentTimestamp: String(row.sent_at),
    SenderId: row.sender,
    ApproximateFirstReceiveTimestamp: String(row.first_received_at),
    ...(row.dead_letter_source !== null && { DeadLetterQueueSourceArn: row.dead_letter_source }),
  },
  messageAttributes: row.attributes,
});

/**
 * Validates a message. @throws AwsError InvalidParameterValue for a message that is too large, InvalidMessageContents
 */
export const checkMessage = (queue: Queue, body: string, attributes: MessageAttributes): void => {
  if (Buffer.byteLength(body) + sizeOfAttributes(attributes) > queue.maximumMessageBytes) {
    throw invalidParameter(
      `One or more parameters are invalid. Reason: Message must be shorter than ${queue.maximumMessageBytes} bytes.`,
    );
  }
  if (!VALID_BODY.test(body)) {
    const message = 'The message contains characters outside the allowed set, or none.';
    throw sqsError('InvalidMessageContents', message);
  }
};
