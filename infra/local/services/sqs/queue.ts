import { z } from 'zod';
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../../template/model.ts';
import type { Resource } from '../../template/model.ts';
import { physicalIdOf } from '../../template/physical-id.ts';

const seconds = z.coerce.number().int().nonnegative();

/** 256 KB, the SQS limit that the product's own limits are based on. */
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
  // Without effect on a local machine: encryption at rest, tags and the redrive allow policy.
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
 * Parses a queue of the template.
 * @throws Error that names the queue and the unsupported part, for example FIFO
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
