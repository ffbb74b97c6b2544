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

/** What a call of a bundled handler gave. */
export interface BundledAnswer<Result> {
  result: Result;
  /** Time that the handler took, ms. */
  ms: number;
  /** The part of it in which it waited for the table. */
  waitedMs: number;
  /** Processor time of the call, ms: what another process takes of this machine does not count. */
  cpuMs: number;
}

/**
 * Loads a bundle in a process of its own, with the function's environment and role, against the running product.
 * @param bundles folder that `bundleFunctions` filled
 * @param entry e.g. `functions/dashboard/index.lambda.ts`
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
  // Its end after `stop` is no failure; whoever still waits for an answer hears of it below.
  ended.catch(() => undefined);
  const next = async <Message>(): Promise<Message> => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message];
    return message;
  };

  const { initMs, initCpuMs } = await next<{ initMs: number; initCpuMs: number }>();
  return {
    /** Time from the import to the loaded handler, ms. */
    initMs,
    /** Processor time of the same, ms: what another process takes of this machine does not count. */
    initCpuMs,
    /** @throws Error with what the handler threw */
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
