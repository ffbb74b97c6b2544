import { parseArgs } from 'node:util';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import {
  DeleteMessageCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { deployedStageNamed } from '../options.ts';
import { replayFailures } from './replay-failures.ts';

/**
 * `npm run replay -- --stage prod --queue NAME`: invokes a consumer of the table's stream again with the batches that
 * failed. The queue is the one in the alarm. Exits with 1 if a batch fails again.
 */

/** Seconds for which received messages stay hidden: ten replays of up to a minute. */
const HIDDEN_SECONDS = 660;

const run = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({ args, options: { stage: { type: 'string' }, queue: { type: 'string' } } });
  const { region } = deployedStageNamed(values.stage);
  const [sqs, s3] = [new SQSClient({ region }), new S3Client({ region })];
  // One invocation per batch: a lost response must not repeat it within the client.
  const lambda = new LambdaClient({ region, maxAttempts: 1 });
  if (values.queue === undefined) throw new Error("Specify --queue with the queue's name in the alarm.");
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: values.queue }));

  const result = await replayFailures({
    receive: async () => {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({
          QueueUrl,
          MaxNumberOfMessages: 10,
          VisibilityTimeout: HIDDEN_SECONDS,
          WaitTimeSeconds: 2,
        }),
      );
      return Messages.map(({ Body = '', ReceiptHandle = '' }) => ({
        body: Body,
        receiptHandle: ReceiptHandle,
      }));
    },
    settle: async (receiptHandle) =>
      void (await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: receiptHandle }))),
    read: async (Bucket, Key) => {
      try {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
        return (await Body?.transformToString()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (Bucket, Key) => void (await s3.send(new DeleteObjectCommand({ Bucket, Key }))),
    invoke: async (FunctionName, payload) => {
      const { FunctionError, Payload } = await lambda.send(
        new InvokeCommand({ FunctionName, Payload: Buffer.from(payload) }),
      );
      return { functionError: FunctionError, response: Payload?.transformToString() ?? '' };
    },
    say: (line) => void process.stdout.write(`${line}\n`),
  });
  process.stdout.write(
    `Replayed ${result.replayed}, failed again ${result.failed}, expired ${result.expired}.\n`,
  );
  if (result.failed > 0) process.exitCode = 1;
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
