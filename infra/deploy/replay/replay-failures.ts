import * as z from 'zod';

/** EventBridge's message about a stored object. */
const storedMessage = z.object({
  detail: z.object({ bucket: z.object({ name: z.string() }), object: z.object({ key: z.string() }) }),
});

/** What Lambda stores of a failed batch: the function, and the event as text. */
const failedRecord = z.object({ requestContext: z.object({ functionArn: z.string() }), payload: z.string() });

const batchResponse = z.object({ batchItemFailures: z.array(z.unknown()).optional() }).nullish();

/** A message of the queue of failures. */
interface FailureMessage {
  body: string;
  receiptHandle: string;
}

/** The outcome of an invocation. */
export interface Invocation {
  /** Lambda's word for a function that threw or timed out. */
  functionError?: string | undefined;
  /** The response as JSON. */
  response: string;
}

interface Dependencies {
  /** Receives up to ten messages, which stay hidden for at least as long as a replay takes. */
  receive(): Promise<FailureMessage[]>;
  /** Deletes a message. */
  settle(receiptHandle: string): Promise<void>;
  /** Returns the content of an object, or null if it has expired or was replayed already. */
  read(bucket: string, key: string): Promise<string | null>;
  remove(bucket: string, key: string): Promise<void>;
  invoke(functionArn: string, payload: string): Promise<Invocation>;
  /** Prints a line for the operator. */
  say(line: string): void;
}

/** The numbers of batches. */
export interface ReplayResult {
  replayed: number;
  expired: number;
  failed: number;
}

/** Returns why an invocation failed, or null. A consumer that reports a single record has failed too. */
const failureOf = ({ functionError, response }: Invocation): string | null => {
  if (functionError !== undefined) return `${functionError}: ${response}`;
  const failures = batchResponse.parse(JSON.parse(response || 'null'))?.batchItemFailures ?? [];
  return failures.length > 0 ? `${failures.length} records failed again` : null;
};

/**
 * Invokes the consumers of the table's stream again with the batches that failed, and deletes the batches that succeed.
 * A batch that fails again stays stored and queued. Consumers accept records that arrive late or twice.
 */
export const replayFailures = async (dependencies: Dependencies): Promise<ReplayResult> => {
  const { receive, settle, read, remove, invoke, say } = dependencies;
  const result: ReplayResult = { replayed: 0, expired: 0, failed: 0 };

  const replay = async ({ body, receiptHandle }: FailureMessage): Promise<keyof ReplayResult> => {
    const { bucket, object } = storedMessage.parse(JSON.parse(body)).detail;
    const content = await read(bucket.name, object.key);
    if (content !== null) {
      const { requestContext, payload } = failedRecord.parse(JSON.parse(content));
      const failure = failureOf(await invoke(requestContext.functionArn, payload));
      say(`${object.key}: ${failure ?? 'replayed'}`);
      if (failure !== null) return 'failed';
      await remove(bucket.name, object.key);
    }
    await settle(receiptHandle);
    return content === null ? 'expired' : 'replayed';
  };

  for (let messages = await receive(); messages.length > 0; messages = await receive())
    for (const message of messages) result[await replay(message)] += 1;
  return result;
};
