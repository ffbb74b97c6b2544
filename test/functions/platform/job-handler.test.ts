import type { Context } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createJobHandler } from '#functions/platform/job-handler.ts';
import { causeOfMessage } from '#functions/platform/message-cause.ts';
import { currentRequestId, withRequestId } from '#functions/platform/request-id.ts';

const REQUEST_ID = '0b6f3f0e-4a57-4c1e-9a57-2f0d5a3c8e11';
const context = { functionName: 'jobs', awsRequestId: 'invocation' } as Context;

/** A queue record as Lambda delivers it, with the attribute that `causeOfMessage` wrote. */
const recordOf = (id: string) => ({
  body: '{}',
  messageAttributes: { request_id: { dataType: 'String', stringValue: id } },
});

describe('createJobHandler', () => {
  it('runs a job under the ID of the request that queued it', async () => {
    const seen: (string | undefined)[] = [];
    const handler = createJobHandler(async () => seen.push(currentRequestId()));
    await handler({ Records: [recordOf(REQUEST_ID)] }, context);
    expect(seen).toEqual([REQUEST_ID]);
  });

  it('runs a batch of messages from several requests without claiming any of them', async () => {
    const seen: (string | undefined)[] = [];
    const handler = createJobHandler(async () => seen.push(currentRequestId()));
    await handler({ Records: [recordOf(REQUEST_ID), recordOf(`${REQUEST_ID.slice(0, -1)}2`)] }, context);
    expect(seen).toEqual([undefined]);
  });
});

describe('causeOfMessage', () => {
  it("puts the current request's ID into a message, and nothing outside a request", () => {
    expect(withRequestId(REQUEST_ID, causeOfMessage)).toEqual({
      MessageAttributes: { request_id: { DataType: 'String', StringValue: REQUEST_ID } },
    });
    expect(causeOfMessage()).toEqual({});
  });
});
