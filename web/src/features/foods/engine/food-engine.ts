import { nothingLearned } from '#shared/foods/apply-learned.ts';
import type { QueryClient } from '@tanstack/react-query';
import { hasFullFoodTable } from '#web/lib/config/full-food-table.ts';
import { correctionsQuery } from './corrections-query.ts';
import { createEngine, type Engine, type EngineWorker } from './create-engine.ts';
import type { EngineTask, EngineTasks } from './engine-messages.ts';

/** Files of the engine, which are not loaded before they are needed. */
interface EngineFiles {
  startWorker: () => EngineWorker;
  cacheEngineFiles: () => Promise<void>;
}

interface Running {
  queryClient: QueryClient;
  load: () => Promise<EngineFiles>;
  files: Promise<EngineFiles> | null;
  engine: Engine | null;
}

let running: Running | null = null;

const firstStart = Promise.withResolvers<void>();

/** Resolves when the engine was made available for the first time; at once after that. */
export const waitForFoodEngine = (): Promise<void> => firstStart.promise;

const loadFiles = typeof Worker === 'undefined' ? null : () => import('./engine-files.ts');

/**
 * Makes the text engine available to a signed-in user. Nothing is loaded before the first text.
 * @param load null if the browser has no web workers
 * @returns function that ends it
 */
export const startFoodEngine = (
  queryClient: QueryClient,
  load: Running['load'] | null = loadFiles,
): (() => void) => {
  if (load === null) return () => undefined;
  const started: Running = { queryClient, load, files: null, engine: null };
  running = started;
  firstStart.resolve();
  return () => {
    started.engine?.stop();
    if (running === started) running = null;
  };
};

const filesOf = (now: Running): Promise<EngineFiles> =>
  (now.files ??= now.load().catch((error: unknown) => {
    now.files = null;
    throw error;
  }));

/** Fetches the corrections if they are missing or outdated. The engine works without them, so failures are ignored. */
const fetchCorrections = ({ queryClient }: Running): Promise<void> =>
  queryClient.prefetchQuery({ ...correctionsQuery, retry: false });

/** Loads the user's corrections and the engine's files ahead of time, for use without a network. */
export const prepareFoodEngine = async (): Promise<void> => {
  if (running === null) return;
  await fetchCorrections(running);
  if (navigator.onLine) await (await filesOf(running)).cacheEngineFiles();
};

/** Gives the engine the user's corrections. It only waits for them if there are none yet. */
const correct = async (now: Running, engine: Engine): Promise<void> => {
  const known = () => now.queryClient.getQueryData(correctionsQuery.queryKey);
  if (navigator.onLine) {
    const fetched = fetchCorrections(now);
    if (known() === undefined) await fetched;
  }
  engine.correct(known() ?? nothingLearned);
};

/**
 * Runs a task on the device, with the user's corrections.
 * @returns null if the device cannot run the engine, or its files are not available offline
 * @throws the reason of an abort
 */
export const runOnDevice = async <Task extends EngineTask>(
  task: Task,
  request: EngineTasks[Task]['request'],
  signal?: AbortSignal,
): Promise<EngineTasks[Task]['answer'] | null> => {
  const now = running;
  if (now === null) return null;
  try {
    const { startWorker } = await filesOf(now);
    const engine = (now.engine ??= createEngine(startWorker));
    await correct(now, engine);
    return await engine.run(task, request, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
};

/** Returns whether the server knows foods that the engine on the device does not. */
export const doesServerKnowMore = (): boolean => hasFullFoodTable();
