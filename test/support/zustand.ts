import { create as createUntracked, useStore } from 'zustand/react';
import type { StateCreator, StoreApi } from 'zustand/vanilla';

/** Shared within this worker, because a test may reload the modules that create stores. */
const shared = globalThis as { createdStores?: Set<StoreApi<unknown>> };

const tracked = (initial: StateCreator<unknown>) => {
  const store = createUntracked(initial);
  shared.createdStores ??= new Set();
  shared.createdStores.add(store);
  return store;
};

/** Zustand's `create`, whose stores can be reset. The screens import it as `zustand` (`vitest.config.ts`). */
export const create = ((initial?: StateCreator<unknown>) =>
  initial ? tracked(initial) : tracked) as unknown as typeof createUntracked;

export { useStore };

/** Gives every store its first state, so that a test file leaves nothing to the next one of its worker. */
export const resetStores = (): void => {
  for (const store of shared.createdStores ?? []) store.setState(store.getInitialState(), true);
};
