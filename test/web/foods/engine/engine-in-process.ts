import { QueryClient } from '@tanstack/react-query';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { answerRequests } from '#web/features/foods/engine/answer-requests.ts';
import type { EngineWorker } from '#web/features/foods/engine/create-engine.ts';
import type { EngineRequest, EngineResponse } from '#web/features/foods/engine/engine-messages.ts';
import { startFoodEngine } from '#web/features/foods/engine/food-engine.ts';

/** Returns a worker that runs in this process with the built-in table, and the messages that it received. */
const inProcessWorker = () => {
  const messages: EngineRequest[] = [];
  const worker: EngineWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (message) => {
      messages.push(message);
      void answer(message);
    },
  };
  const answer = answerRequests(
    async () => builtInFoods(),
    (data: EngineResponse) => worker.onmessage?.({ data } as MessageEvent<EngineResponse>),
  );
  return { worker, messages };
};

/** Starts the text engine in this process. */
export const startEngineInProcess = (queryClient = new QueryClient()) => {
  const { worker, messages } = inProcessWorker();
  const stop = startFoodEngine(queryClient, async () => ({
    startWorker: () => worker,
    cacheEngineFiles: async () => undefined,
  }));
  return {
    stop,
    /** Returns the texts that were read, in order. */
    readTexts: (): string[] =>
      messages.flatMap((message) => (message.task === 'describe' ? [message.request.text] : [])),
  };
};
