import { channel } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import type { Context } from 'aws-lambda';

/** A process like Lambda's: loads a bundle, reports how long it took, and handles one event at a time. */
type Handler = (event: unknown, context: Partial<Context>) => Promise<unknown>;

const [bundle = ''] = process.argv.slice(2);
/** CPU time since `before`, ms. */
const processorMs = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const before = process.cpuUsage();
const started = performance.now();
const { handler } = (await import(bundle)) as { handler: Handler };
const initMs = performance.now() - started;
process.send?.({ initMs, initCpuMs: processorMs(before) });

/** Time in which the handler waited for at least one table response. */
let waited = 0;
let open = 0;
let since = 0;
channel('http.client.request.start').subscribe(() => {
  if (open === 0) since = performance.now();
  open += 1;
});
channel('http.client.response.finish').subscribe(() => {
  open -= 1;
  if (open === 0) waited += performance.now() - since;
});

const answer = async ({ event, requestId }: { event: unknown; requestId: string }): Promise<void> => {
  waited = 0;
  const beforeCall = process.cpuUsage();
  const began = performance.now();
  try {
    const result = await handler(event, { awsRequestId: requestId, functionName: 'bundled' });
    process.send?.({
      result: result ?? null,
      ms: performance.now() - began,
      waitedMs: waited,
      cpuMs: processorMs(beforeCall),
    });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
};

process.on('message', (message: { event: unknown; requestId: string }) => void answer(message));
