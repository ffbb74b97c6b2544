import { type Learned, nothingLearned } from '#shared/foods/apply-learned.ts';
import type { EngineRequest, EngineResponse, EngineTask, EngineTasks } from './engine-messages.ts';

/** The part of a `Worker` that the engine uses. */
export interface EngineWorker {
  postMessage: (message: EngineRequest) => void;
  onmessage: ((event: MessageEvent<EngineResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate: () => void;
}

/** Text engine in a web worker. */
export interface Engine {
  /**
   * Runs a task on the device.
   * @throws Error if the engine cannot be loaded; the reason of an abort
   */
  run: <Task extends EngineTask>(
    task: Task,
    request: EngineTasks[Task]['request'],
    signal?: AbortSignal,
  ) => Promise<EngineTasks[Task]['answer']>;
  /** Sets what was learned from the user's corrections, if it changed. */
  correct: (learned: Learned) => void;
  /** Ends the worker. The next task starts a new one. */
  stop: () => void;
}

const isNothing = ({ corrections, portions }: Learned): boolean =>
  corrections.length === 0 && portions.length === 0;

/**
 * Creates the engine. Its worker starts with the first task and, after an error, again with the next one.
 * @param startWorker starts the worker
 */
export const createEngine = (startWorker: () => EngineWorker): Engine => {
  let worker: EngineWorker | null = null;
  let learned = nothingLearned;
  let lastId = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();

  const stop = (reason: string | undefined): void => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const start = (): EngineWorker => {
    const started = startWorker();
    started.onmessage = ({ data }) => {
      const request = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) request?.reject(new Error(data.error));
      else request?.resolve(data.answer);
    };
    started.onerror = ({ message }) => stop(message);
    if (!isNothing(learned)) started.postMessage({ task: 'correct', learned });
    return started;
  };

  return {
    run: async (task, request, signal) => {
      signal?.throwIfAborted();
      const id = (lastId += 1);
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      const abandon = (): void => {
        waiting.delete(id);
        answer.reject(signal?.reason);
      };
      signal?.addEventListener('abort', abandon, { once: true });
      worker ??= start();
      worker.postMessage({ id, task, request } as EngineRequest);
      return (await answer.promise.finally(() =>
        signal?.removeEventListener('abort', abandon),
      )) as EngineTasks[typeof task]['answer'];
    },
    correct: (changed) => {
      if (changed === learned || (isNothing(changed) && isNothing(learned))) return;
      learned = changed;
      worker?.postMessage({ task: 'correct', learned });
    },
    stop: () => stop('stopped'),
  };
};
