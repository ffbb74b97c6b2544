import { offlineDatabase } from './database.ts';
import { askToLeave } from './leaving.ts';
import { forgetWaiting } from './waiting.ts';
import { waitingStore } from './waiting-store.ts';

/** Whether a person may sign out: nothing of theirs waits here, or they agree that it is lost. */
export const mayLeave = async (owner: string): Promise<boolean> => {
  const waiting = await waitingStore.list(owner);
  return waiting.length === 0 || askToLeave(waiting.length);
};

/** Forgets what this device last saw of a person's data. */
export const forgetSeen = async (owner: string): Promise<void> => {
  const database = await offlineDatabase();
  const write = database.transaction('seen', 'readwrite');
  const names = await write.store.index('owner').getAllKeys(owner);
  await Promise.all([...names.map((name) => write.store.delete(name)), write.done]);
};

/** Forgets everything that this device keeps of a person. */
export const forgetPerson = async (owner: string): Promise<void> => {
  await forgetWaiting(owner);
  await forgetSeen(owner);
};
