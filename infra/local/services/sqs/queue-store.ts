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
  /** Overrides the queue's own. */
  delaySeconds?: number;
  /** Id of who sends. */
  sender?: string;
}

const MAX_VISIBILITY_SECONDS = 43_200;

/** The queues' work, by ARN: what the SQS protocol and the event mappings share. */
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
     * @returns once the message is durable
     * @throws AwsError QueueDoesNotExist, InvalidParameterValue for one too large, InvalidMessageContents
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
     * Takes what is visible now, oldest first, after moving what was received too often to the dead-letter
     * queue and dropping what is older than the queue keeps.
     * @param visibilitySeconds how long the messages stay hidden; the queue's own when not given
     * @throws AwsError QueueDoesNotExist
     */
    receive: (arn: string, max: number, visibilitySeconds?: number): ReceivedMessage[] => {
      const queue = queueAt(arn);
      const at = now();
      rows.expire(queue.name, at - queue.retentionSeconds * 1000);
      moveDead(queue);
      const until = at + (visibilitySeconds ?? queue.visibilitySeconds) * 1000;
      return rows.take({ queue: queue.name, max, now: at, until }).map((row) => receivedOf(queue, row));
    },
    /** @throws AwsError QueueDoesNotExist, ReceiptHandleIsInvalid */
    delete: (arn: string, receiptHandle: string): void => {
      const { queue, id, receipt } = parseReceiptHandle(receiptHandle, queueAt(arn).name);
      rows.remove(queue, id, receipt);
    },
    /**
     * Hides a message in flight for that long from now; 0 shows it at once.
     * @throws AwsError MessageNotInflight, ReceiptHandleIsInvalid, InvalidParameterValue beyond 12 hours
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
    /** The queue and its messages by state. */
    describe: (arn: string) => {
      const queue = queueAt(arn);
      return { queue, ...rows.count(queue.name, now()) };
    },
    /** Resolves when something arrives in the queue, or after that many milliseconds. */
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
