import { createHash } from 'node:crypto';
import type { ServiceAnswer, ServiceRequest } from '#test/support/faulty-service.ts';

/** The failed batches of a stream consumer, as SQS, S3 and Lambda answer. */
export interface StubbedFailures {
  /** The stored batches by key. A deleted one is removed. */
  batches: Map<string, string>;
  /** The received payloads. */
  invoked: string[];
}

const BUCKET = 'failed';
const json = (body: object): ServiceAnswer => ({ status: 200, body: JSON.stringify(body) });

const messageOf = (key: string) => {
  const Body = JSON.stringify({ detail: { bucket: { name: BUCKET }, object: { key } } });
  const MD5OfBody = createHash('md5').update(Body).digest('hex');
  return { MessageId: key, ReceiptHandle: key, Body, MD5OfBody };
};

/** Returns the answer to a request of the replay; null for a request to another service. */
export const answerReplay = (
  { method, path, headers, body }: ServiceRequest,
  failures: StubbedFailures,
): ServiceAnswer | null => {
  const operation = headers['x-amz-target']?.toString();
  if (operation === 'AmazonSQS.GetQueueUrl') return json({ QueueUrl: `http://${headers.host}/1/queue` });
  if (operation === 'AmazonSQS.ReceiveMessage')
    return json({ Messages: [...failures.batches.keys()].map(messageOf) });
  if (operation === 'AmazonSQS.DeleteMessage') return json({});
  if (path.includes('/invocations')) {
    failures.invoked.push(body.toString());
    return json({ batchItemFailures: [] });
  }
  const key = decodeURIComponent(path.split('?')[0]!).slice(`/${BUCKET}/`.length);
  if (!path.startsWith(`/${BUCKET}/`)) return null;
  if (method === 'DELETE') failures.batches.delete(key);
  return method === 'DELETE'
    ? { status: 204 }
    : { status: 200, headers: { 'content-type': 'application/json' }, body: failures.batches.get(key) ?? '' };
};
