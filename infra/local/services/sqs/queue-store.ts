import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Clock } from '../../gateway/clock.ts';
import { LOCAL_ACCOUNT } from '../../template/model.ts';
import { md5, md5OfAttributes } from './message-attributes.ts';
import type { MessageAttributes } from './message-attributes.ts';
import { checkMessage, receivedOf } from './message.ts';
import type { ReceivedMessage } from './message.ts';
import type { MessageRows } from './message-rows.ts';
import type { Queue } from './queue.ts';
import { parseReceiptHandle } from './receipt-handle.ts';
import { invalidParameter, queueDoesNotExist, sqsError } from './errors.ts';

export interface SentMessage {
  messageId: string;
  md5OfBody: string;
  md5OfAttributes: string | undefined;
}

export interface SendOptions {
  attributes?: MessageAttributes;
  /** Overrides the queue's default. */
  delaySeconds?: number;
  /** ID of the sender. */
  sender?: string;
}

const MAX_VISIBILITY_SECONDS = 43_200;

/** Creates the queue operations by ARN, which the SQS protocol and the event source mappings share. */
export const createQueueStore = (rows: MessageRows, queues: ReadonlyMap<string, Queue>, clock: Clock) => {
  const arrivals = new EventEmitter().setMaxListeners(0);
  const now = (): number => clock().getTime();
  const queueAt = (arn: string): Queue => {
    const queue = queues.get(arn);
    if (!queue) throw queueDoesNotExist();
    return queue;
  };
  const moveDead = ({ name, arn, redrive }: Queue): void => {
    const target = redrive && queues.get(redrive.deadLetterArn);
    if (!target) return;
    const move = { queue: name, source: arn, target: target.name, most: redrive.maxReceiveCount, now: now() };
    if (rows.redrive(move) > 0) arrivals.emit(target.arn);
  };
  return {
    /**
     * Stores a message and returns once it is durable.
     * @throws AwsError QueueDoesNotExist, InvalidParameterValue if it is too large, InvalidMessageContents
     */
    send: (arn: string, body: string, options: SendOptions = {}): SentMessage => {
      const queue = queueAt(arn);
      const { attributes = {}, delaySeconds = queue.delaySeconds, sender = LOCAL_ACCOUNT } = options;
      checkMessage(queue, body, attributes);
      const id = randomUUID();
      const sentAt = now();
      const visibleAt = sentAt + delaySeconds * 1000;
      rows.add({
        id,
        queue: queue.name,
        body,
        attributes: JSON.stringify(attributes),
        sender,
        sentAt,
        visibleAt,
      });
      arrivals.emit(arn);
      return { messageId: id, md5OfBody: md5(body), md5OfAttributes: md5OfAttributes(attributes) };
    },
    /**
     * Receives visible messages, oldest first, after moving messages with too many receives to the dead-letter queue
     * and
     * deleting those older than the retention period.
     * @param visibilitySeconds how long the messages stay hidden; default: the queue's visibility timeout
     * @throws AwsError QueueDoesNotExist
     */
    receive: (arn: string, max: number, visibilitySeconds?: number): ReceivedMessage[] => {
      const queue = queueAt(arn);
      if (!rows.hasAny(queue.name)) return [];
      const at = now();
      rows.expire(queue.name, at - queue.retentionSeconds * 1000);
      moveDead(queue);
      const until = at + (visibilitySeconds ?? queue.visibilitySeconds) * 1000;
      return rows.take({ queue: queue.name, max, now: at, until }).map((row) => receivedOf(queue, row));
    },
    /** Deletes a message. @throws AwsError QueueDoesNotExist, ReceiptHandleIsInvalid */
    delete: (arn: string, receiptHandle: string): void => {
      const { queue, id, receipt } = parseReceiptHandle(receiptHandle, queueAt(arn).name);
      rows.remove(queue, id, receipt);
    },
    /**
     * Hides a message in flight for the given time from now; 0 makes it visible immediately.
     * @throws AwsError MessageNotInflight, ReceiptHandleIsInvalid, InvalidParameterValue above 12 hours
     */
    changeVisibility: (arn: string, receiptHandle: string, visibilitySeconds: number): void => {
      if (
        !Number.isInteger(visibilitySeconds) ||
        visibilitySeconds < 0 ||
        visibilitySeconds > MAX_VISIBILITY_SECONDS
      ) {
        throw invalidParameter(
          `Value ${visibilitySeconds} for parameter VisibilityTimeout is invalid. Must be 0 to 43200 seconds.`,
        );
      }
      const receipt = parseReceiptHandle(receiptHandle, queueAt(arn).name);
      const at = now();
      if (!rows.hide({ ...receipt, now: at, until: at + visibilitySeconds * 1000 })) {
        throw sqsError('MessageNotInflight', 'The specified message is not in flight.');
      }
      if (visibilitySeconds === 0) arrivals.emit(arn);
    },
    purge: (arn: string): void => rows.purge(queueAt(arn).name),
    /** Returns the queue and its message counts by state. */
    describe: (arn: string) => {
      const queue = queueAt(arn);
      return { queue, ...rows.count(queue.name, now()) };
    },
    /** Returns when a delay or visibility timeout ends next; null if there is none. */
    nextAt: (): Date | null => {
      const at = rows.nextVisible(now());
      return at === null ? null : new Date(at);
    },
    /** Resolves when a message arrives in the queue, or after the given number of milliseconds. */
    arrival: (arn: string, milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          arrivals.off(arn, done);
          resolve();
        };
        const timer = setTimeout(done, milliseconds).unref();
        arrivals.on(arn, done);
      }),
  };
};

export type QueueStore = ReturnType<typeof createQueueStore>;
