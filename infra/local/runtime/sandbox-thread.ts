import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { Context } from 'aws-lambda';
import { shiftDate } from '../clock/shift-date.ts';
import { recordOf, textOf } from '../record.ts';
import type { Invocation, SandboxAnswer, SandboxStart, Usage } from './sandbox-messages.ts';

/** Runs in a sandbox's thread: imports the function's source and calls its handler, one event at a time. */

type Handler = (event: unknown, context: Context) => unknown;

const start = workerData as SandboxStart;
// Errors of a bundle name the lines of its sources.
process.setSourceMapsEnabled(true);
shiftDate(() => start.clockOffset[0] ?? 0);

const answer = (message: SandboxAnswer): void => parentPort?.postMessage(message);

const report = (requestId: string | null, error: unknown): void => {
  console.error(error);
  const known = error instanceof Error ? error : new Error(String(error));
  answer({ kind: 'error', requestId, errorType: known.name, message: known.message });
};

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

const loadHandler = async (): Promise<Handler> => {
  const module = (await import(start.entryUrl)) as { handler?: unknown };
  flushCompileCache();
  if (!isHandler(module.handler)) throw new Error(`${start.entryUrl} exports no function named handler.`);
  return module.handler;
};

/**
 * Creates the context object. Source: AWS Lambda Developer Guide, 'Using the Lambda context object to retrieve Node.js
 * function information'.
 */
const contextOf = (invocation: Invocation, began: number): Omit<Context, 'done' | 'fail' | 'succeed'> => ({
  callbackWaitsForEmptyEventLoop: true,
  functionName: start.functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: start.functionArn,
  memoryLimitInMB: String(start.memoryMb),
  awsRequestId: invocation.requestId,
  logGroupName: `/aws/lambda/${start.functionName}`,
  logStreamName: 'local',
  getRemainingTimeInMillis: () => Math.max(0, began + invocation.timeoutMs - performance.now()),
});

const newTraceId = (): string => {
  const seconds = Math.floor(Date.now() / 1000).toString(16);
  return `Root=1-${seconds}-${randomBytes(12).toString('hex')};Parent=${randomBytes(8).toString('hex')};Sampled=0`;
};

/** Returns the memory of this thread in MB: its heap and external memory. */
const memoryMb = (): number => {
  const { total_physical_size: heap, external_memory: external } = getHeapStatistics();
  return (heap + external) / 1024 ** 2;
};

/** Starts measuring an invocation. @returns a function that returns its usage */
const measured = (traceId: string, event: unknown): (() => Usage) => {
  const { routeKey } = recordOf(event);
  const before = process.threadCpuUsage();
  const began = performance.now();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return {
      traceId,
      routeKey: textOf(routeKey) ?? null,
      ms: performance.now() - began,
      cpuMs: (user + system) / 1_000,
    };
  };
};

const run = async (handler: Handler, invocation: Invocation): Promise<void> => {
  const trace = newTraceId();
  const event: unknown = JSON.parse(invocation.event);
  process.env['_X_AMZN_TRACE_ID'] = trace;
  const began = performance.now();
  const usage = measured(trace, event);
  try {
    // Node 24's runtime no longer has the callback-based members `done`, `fail` and `succeed`.
    const result = await handler(event, contextOf(invocation, began) as Context);
    const json = JSON.stringify(result) ?? 'null';
    answer({
      kind: 'result',
      requestId: invocation.requestId,
      result: json,
      usage: usage(),
      memoryMb: memoryMb(),
    });
  } catch (error) {
    report(invocation.requestId, error);
  }
};

try {
  const handler = await loadHandler();
  parentPort?.on('message', (invocation: Invocation) => void run(handler, invocation));
  answer({ kind: 'ready', memoryMb: memoryMb() });
} catch (error) {
  report(null, error);
}
