import { z } from 'zod';
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../../template/model.ts';
import type { Resource } from '../../template/model.ts';
import { physicalIdOf } from '../../template/physical-id.ts';

const seconds = z.coerce.number().int().nonnegative();

/** 256 KB: what a message could be when the product's limits were set, and what its other parts assume. */
const DEFAULT_MESSAGE_BYTES = 262_144;

const queueSchema = z.strictObject({
  QueueName: z.string().optional(),
  DelaySeconds: seconds.default(0),
  MaximumMessageSize: z.coerce.number().int().default(DEFAULT_MESSAGE_BYTES),
  MessageRetentionPeriod: seconds.default(345_600),
  ReceiveMessageWaitTimeSeconds: seconds.default(0),
  VisibilityTimeout: seconds.default(30),
  RedrivePolicy: z
    .strictObject({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number().int().positive() })
    .optional(),
  // Without effect on one machine: encryption at rest, tags, who may redrive into the queue.
  KmsDataKeyReusePeriodSeconds: z.unknown().optional(),
  KmsMasterKeyId: z.unknown().optional(),
  RedriveAllowPolicy: z.unknown().optional(),
  SqsManagedSseEnabled: z.unknown().optional(),
  Tags: z.unknown().optional(),
});

export interface Queue {
  name: string;
  arn: string;
  delaySeconds: number;
  maximumMessageBytes: number;
  retentionSeconds: number;
  waitSeconds: number;
  visibilitySeconds: number;
  redrive?: { deadLetterArn: string; maxReceiveCount: number };
}

export const queueArnOf = (name: string): string => `arn:aws:sqs:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${name}`;

/**
 * Reads a queue from the template.
 * @throws Error naming the queue and what this machine does not host, FIFO queues above all
 */
export const queueOf = (resource: Resource): Queue => {
  const { FifoQueue: fifo = false, ...properties } = resource.properties;
  const name = physicalIdOf(resource);
  if (fifo === true || fifo === 'true' || name.endsWith('.fifo')) {
    throw new Error(
      `The local cloud cannot host the queue ${resource.id}: it has standard queues only, no FIFO queues.`,
    );
  }
  const parsed = queueSchema.safeParse(properties);
  if (!parsed.success) {
    throw new Error(`The local cloud cannot host the queue ${resource.id}: ${z.prettifyError(parsed.error)}`);
  }
  const { RedrivePolicy: redrive } = parsed.data;
  return {
    name,
    arn: queueArnOf(name),
    delaySeconds: parsed.data.DelaySeconds,
    maximumMessageBytes: parsed.data.MaximumMessageSize,
    retentionSeconds: parsed.data.MessageRetentionPeriod,
    waitSeconds: parsed.data.ReceiveMessageWaitTimeSeconds,
    visibilitySeconds: parsed.data.VisibilityTimeout,
    redrive: redrive && {
      deadLetterArn: redrive.deadLetterTargetArn,
      maxReceiveCount: redrive.maxReceiveCount,
    },
  };
};
