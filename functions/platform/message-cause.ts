import * as z from 'zod';
import { currentRequestId, isRequestId } from './request-id.ts';

/** Returns the field of a queue message that holds the ID of the causing request, or an empty object. */
export const causeOfMessage = () => {
  const id = currentRequestId();
  return id === undefined
    ? {}
    : { MessageAttributes: { request_id: { DataType: 'String', StringValue: id } } };
};

const batch = z.object({ Records: z.array(z.unknown()) });
const named = z.object({
  messageAttributes: z.object({ request_id: z.object({ stringValue: z.string() }) }),
});

/** Returns the distinct request IDs that caused an event's messages, or an empty array for other events. */
export const causesOf = (event: unknown): string[] => {
  const requestIds = (batch.safeParse(event).data?.Records ?? []).map(
    (record) => named.safeParse(record).data?.messageAttributes.request_id.stringValue,
  );
  return [...new Set(requestIds.filter(isRequestId))];
};
