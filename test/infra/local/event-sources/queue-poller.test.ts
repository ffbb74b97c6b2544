import { describe, expect, it } from 'vitest';
import type { QueueMessage } from '#infra/local/event-sources/message-queues.ts';
import { createQueuePoller } from '#infra/local/event-sources/queue-poller.ts';
import { FunctionFailure } from '#infra/local/runtime/function-runtime.ts';
import { localArnOf } from '#infra/local/template/model.ts';

const queueArn = localArnOf('sqs', 'Jobs');

describe('SQS: invoking a function', () => {
  const message = (id: string): QueueMessage => ({
    messageId: id,
    receiptHandle: `handle-${id}`,
    body: id,
    attributes: {},
    messageAttributes: {},
    md5OfBody: '',
  });

  const mapping = (settings: Record<string, unknown> = {}) => ({
    id: 'Feed',
    type: 'AWS::Lambda::EventSourceMapping',
    metadata: {},
    properties: { EventSourceArn: queueArn, FunctionName: 'Jobs', ...settings },
  });

  /** Delivers two messages to the function, whose result decides what happens to them. */
  const feed = async (answer: () => unknown, settings: Record<string, unknown> = {}) => {
    const waiting = [[message('a'), message('b')]];
    const deleted: string[] = [];
    const events: unknown[] = [];
    const runtime = {
      invoke: async (_arn: string, event: unknown) => {
        events.push(event);
        return answer();
      },
    };
    const follower = createQueuePoller(mapping(settings), runtime, {
      receive: async () => waiting.shift() ?? [],
      delete: async (_arn, handle) => void deleted.push(handle),
    });
    const looks = [await follower.poll(), await follower.poll()];
    return { deleted, events, looks };
  };

  it('passes the messages in the Lambda format, and deletes them after success', async () => {
    const { deleted, events, looks } = await feed(() => undefined);
    const source = { eventSource: 'aws:sqs', eventSourceARN: queueArn, awsRegion: 'us-east-1' };
    expect(events).toEqual([
      { Records: [Object.assign(message('a'), source), Object.assign(message('b'), source)] },
    ]);
    expect(deleted).toEqual(['handle-a', 'handle-b']);
    expect(looks).toEqual([true, false]);
  });

  it('the SQS poller keeps the messages of a failed call', async () => {
    const { deleted } = await feed(() => {
      throw new FunctionFailure('Error', 'no');
    });
    expect(deleted).toEqual([]);
  });

  it('the SQS poller keeps the messages that the function reports as failed', async () => {
    const report = () => ({ batchItemFailures: [{ itemIdentifier: 'a' }] });
    const { deleted } = await feed(report, { FunctionResponseTypes: ['ReportBatchItemFailures'] });
    expect(deleted).toEqual(['handle-b']);
  });

  it('the SQS poller keeps all messages when the function reports an unknown one', async () => {
    const report = () => ({ batchItemFailures: [{ itemIdentifier: 'z' }] });
    const { deleted } = await feed(report, { FunctionResponseTypes: ['ReportBatchItemFailures'] });
    expect(deleted).toEqual([]);
  });

  it('the SQS poller stops the start with the name of an unsupported setting', async () => {
    await expect(feed(() => undefined, { FilterCriteria: {} })).rejects.toThrow('FilterCriteria');
  });
});
