import { nothingLearned } from '#shared/foods/apply-learned.ts';
import { describe, expect, it } from 'vitest';
import type { Correction } from '#shared/foods/corrections.ts';
import { createEngine, type EngineWorker } from '#web/features/foods/engine/create-engine.ts';
import type { EngineRequest, EngineResponse } from '#web/features/foods/engine/engine-messages.ts';

const scripted = () => {
  const workers: (EngineWorker & { sent: EngineRequest[]; isEnded: boolean })[] = [];
  const startWorker = (): EngineWorker => {
    const worker = {
      sent: [] as EngineRequest[],
      isEnded: false,
      onmessage: null,
      onerror: null,
      postMessage: (message: EngineRequest) => void worker.sent.push(message),
      terminate: () => {
        worker.isEnded = true;
      },
    };
    workers.push(worker);
    return worker;
  };
  const respond = (data: EngineResponse) =>
    workers.at(-1)?.onmessage?.({ data } as MessageEvent<EngineResponse>);
  return { engine: createEngine(startWorker), workers, respond };
};

const corrections: Correction[] = [
  {
    id: '0'.repeat(32),
    said: 'oats',
    record_id: null,
    name: 'Oats',
    grams_factor: 2,
    corrected_at: '2026-11-01T08:00:00.000Z',
  },
];

describe('The text engine in a web worker', () => {
  it('starts its worker with the first task and gives each task its own answer', async () => {
    const { engine, workers, respond } = scripted();
    expect(workers).toEqual([]);
    const [one, other] = [engine.run('open', null), engine.run('open', null)];
    respond({ id: 2, error: 'The second failed.' });
    respond({ id: 1, answer: null });
    expect(await one).toBeNull();
    await expect(other).rejects.toThrow('The second failed.');
    expect(workers).toHaveLength(1);
  });

  it('ignores the answer to a task that was aborted, and runs no task that is aborted before', async () => {
    const { engine, workers, respond } = scripted();
    const newer = new AbortController();
    const task = engine.run('open', null, newer.signal);
    newer.abort(new Error('A newer text was typed.'));
    respond({ id: 1, answer: null });
    await expect(task).rejects.toThrow('A newer text was typed.');
    await expect(engine.run('open', null, newer.signal)).rejects.toThrow('A newer text was typed.');
    expect(workers[0]?.sent).toHaveLength(1);
  });

  it('fails the waiting tasks when the worker cannot be loaded, and starts a new worker with the next task', async () => {
    const { engine, workers, respond } = scripted();
    const task = engine.run('open', null);
    workers[0]?.onerror?.({ message: 'It could not be loaded.' } as ErrorEvent);
    await expect(task).rejects.toThrow('It could not be loaded.');
    expect(workers[0]?.isEnded).toBe(true);
    const again = engine.run('open', null);
    respond({ id: 2, answer: null });
    expect(await again).toBeNull();
    expect(workers).toHaveLength(2);
  });

  const learned = { corrections, portions: [] };

  it('sends corrections before the first task, again to a new worker, and otherwise only when they change', async () => {
    const { engine, workers } = scripted();
    engine.correct(nothingLearned);
    engine.correct(learned);
    void engine.run('open', null).catch(() => undefined);
    engine.correct(learned);
    expect(workers[0]?.sent.map(({ task }) => task)).toEqual(['correct', 'open']);
    engine.correct(nothingLearned);
    expect(workers[0]?.sent.at(-1)).toEqual({ task: 'correct', learned: nothingLearned });
    engine.correct(learned);
    engine.stop();
    void engine.run('open', null).catch(() => undefined);
    expect(workers[1]?.sent.map(({ task }) => task)).toEqual(['correct', 'open']);
  });
});
