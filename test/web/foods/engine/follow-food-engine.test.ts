import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { followFoodEngine } from '#web/app/follow-food-engine.ts';
import { prepareFoodEngine, startFoodEngine } from '#web/features/foods/engine/food-engine.ts';

const LATER_MS = 10_000;

/** Gives the browser a service worker and settings. */
const openBrowser = (settings: { controller: object | null; saveData?: boolean }) => {
  const serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', {
    onLine: true,
    connection: { saveData: settings.saveData ?? false },
    serviceWorker: Object.assign(serviceWorker, { controller: settings.controller }),
  });
  const api = scriptedApi();
  api.on(foodRoutes.corrections, () => ({ corrections: [], portions: [] }));
  return { serviceWorker, api };
};

const noWorker = {
  startWorker: () => expect.fail('No worker is needed.'),
  cacheEngineFiles: async () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Preparing the text engine for use without a network', () => {
  it('loads the files and the corrections once the browser is idle', async () => {
    const { api } = openBrowser({ controller: {} });
    const cacheEngineFiles = vi.fn<() => Promise<void>>(async () => undefined);
    const stop = startFoodEngine(new QueryClient(), async () => ({ ...noWorker, cacheEngineFiles }));
    await prepareFoodEngine();
    expect(cacheEngineFiles).toHaveBeenCalledOnce();
    expect(api.sentTo(foodRoutes.corrections)).toHaveLength(1);
    stop();
    await prepareFoodEngine();
    expect(cacheEngineFiles).toHaveBeenCalledOnce();
  });

  it('waits for a service worker that can cache the files', async () => {
    const { api, serviceWorker } = openBrowser({ controller: null });
    const stop = followFoodEngine(new QueryClient(), async () => noWorker);
    await vi.advanceTimersByTimeAsync(LATER_MS);
    expect(api.requests).toEqual([]);
    Object.assign(serviceWorker, { controller: {} });
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(LATER_MS);
    expect(api.sentTo(foodRoutes.corrections)).toHaveLength(1);
    stop();
  });

  it('loads nothing for a user who saves data, and after the user has left', async () => {
    const saving = openBrowser({ controller: {}, saveData: true });
    const stop = followFoodEngine(new QueryClient(), async () => noWorker);
    await vi.advanceTimersByTimeAsync(LATER_MS);
    expect(saving.api.requests).toEqual([]);
    stop();
    const leaving = openBrowser({ controller: {} });
    followFoodEngine(new QueryClient(), async () => noWorker)();
    await vi.advanceTimersByTimeAsync(LATER_MS);
    expect(leaving.api.requests).toEqual([]);
  });
});
