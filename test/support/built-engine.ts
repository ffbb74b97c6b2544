import { Worker } from 'node:worker_threads';
import type { EngineWorker } from '#web/features/foods/engine/create-engine.ts';

/** Gives a thread of Node what the bundle uses of a browser's worker. */
const browserWorker = `
  import { parentPort, workerData } from 'node:worker_threads';
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data }));
  globalThis.fetch = async () => new Response(workerData);
`;

const moduleOf = (code: string): URL =>
  new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);

/**
 * Starts the built worker of the text engine in a thread.
 * @param code the bundle
 * @param table the compressed food table
 */
export const startBuiltEngine = (code: string, table: Uint8Array): EngineWorker => {
  const thread = new Worker(moduleOf(browserWorker + code), { workerData: table });
  const worker: EngineWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  };
  thread.on('message', (data) => worker.onmessage?.({ data } as MessageEvent));
  thread.on('error', (error) => worker.onerror?.({ error } as ErrorEvent));
  return worker;
};
