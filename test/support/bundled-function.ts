import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFolderOf } from '#infra/bundles/bundle-folder.ts';
import { environmentOf } from '#infra/local/runtime/environment.ts';
import { functionDefinitionsOf } from '#infra/local/runtime/function-definition.ts';
import { functionPrincipal } from '#infra/local/runtime/principals.ts';
import type { MeasuredCloud } from './measured-cloud.ts';

/** The result of a call of a bundled handler. */
export interface BundledAnswer<Result> {
  result: Result;
  /** Duration of the handler, ms. */
  ms: number;
  /** The part of it spent waiting for the table. */
  waitedMs: number;
  /** CPU time of the call in ms, which other processes do not affect. */
  cpuMs: number;
}

/**
 * Loads a bundle in a separate process, with the function's environment and role, connected to the running product.
 * @param bundles folder filled by `bundleFunctions`
 * @param entry for example `functions/dashboard/index.lambda.ts`
 */
export const startBundledFunction = async (
  { cloud, secret }: MeasuredCloud,
  bundles: string,
  entry: string,
) => {
  const definition = functionDefinitionsOf(cloud.stack).find((known) => known.entry === entry);
  if (!definition) throw new Error(`The stack has no function of ${entry}.`);
  const principal = functionPrincipal(cloud.stack, definition, secret());
  const taskRoot = join(bundles, bundleFolderOf(entry));
  const machine = {
    awsEndpoint: cloud.awsEndpoint,
    serviceEndpoints: cloud.serviceEndpoints,
    searchPath: process.env.PATH ?? '',
    taskRoot,
  };
  const url = pathToFileURL(join(taskRoot, 'index.mjs')).href;
  const child = fork(join(import.meta.dirname, 'bundled-function-process.ts'), [url], {
    env: environmentOf(definition, principal, machine),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = once(child, 'exit').then((): never => {
    throw new Error(`${entry} ended:\n${complaints}`);
  });
  // Ending after `stop` is not a failure; pending calls are rejected below.
  ended.catch(() => undefined);
  const next = async <Message>(): Promise<Message> => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message];
    return message;
  };

  const { initMs, initCpuMs } = await next<{ initMs: number; initCpuMs: number }>();
  return {
    /** Time from the import to the loaded handler, ms. */
    initMs,
    /** CPU time of the same in ms, which other processes do not affect. */
    initCpuMs,
    /** @throws Error with the handler's error */
    call: async <Result>(event: unknown): Promise<BundledAnswer<Result>> => {
      child.send({ event, requestId: randomUUID() });
      const answer = await next<BundledAnswer<Result> & { error?: string }>();
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer;
    },
    stop: (): void => void child.kill(),
  };
};

export type BundledFunction = Awaited<ReturnType<typeof startBundledFunction>>;
