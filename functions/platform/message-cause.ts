import * as z from 'zod';
import { currentRequestId, isRequestId } from './request-id.ts';

/** The part of a queue message that names the request which caused it; nothing where none did. */
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

/** The requests that caused the messages of an event, each once; none for events of other kinds. */
export const causesOf = (event: unknown): string[] => {
  const told = (batch.safeParse(event).data?.Records ?? []).map(
    (record) => named.safeParse(record).data?.messageAttributes.request_id.stringValue,
  );
  return [...new Set(told.filter(isRequestId))];
};
