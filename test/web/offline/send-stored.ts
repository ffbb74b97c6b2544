import { sendQueue } from '#web/lib/offline/send-queue.ts';
import type { memoryStore } from './memory-store.ts';

export type SendSetup = Partial<Parameters<typeof sendQueue>[0]>;

/** Sends the stored rows of a user on 21 November 2026. */
export const sendStored = (store: ReturnType<typeof memoryStore>, over: SendSetup = {}) =>
  sendQueue({
    owner: 'user-1',
    store,
    now: () => new Date('2026-11-21T12:00:00Z'),
    goesOn: () => true,
    onMoved: () => undefined,
    ...over,
  });
