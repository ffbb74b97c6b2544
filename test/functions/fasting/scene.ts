import { randomUUID } from 'node:crypto';
import { createFastingRepository } from '#functions/fasting/repository.ts';
import { createFastingService } from '#functions/fasting/service.ts';
import { newUlid } from '#functions/platform/ids.ts';
import type { Fast, FastWrite } from '#shared/fasting/schema.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { openTestTable } from '../test-table.ts';

const anAction = () => ({ key: randomUUID(), request_hash: 'fasting' });

/** Opens fasting with a table and the test's own clock. */
export const openFastingScene = async () => {
  const { table, stop } = await openTestTable();
  let now = new Date('2026-11-23T08:00:00.000Z');
  const clock = (): Date => now;

  /** Creates a user who is not at risk. */
  const person = () => {
    const user_id = randomUUID();
    let body: Partial<Profile> = {};
    const service = createFastingService({
      repository: createFastingRepository(table, clock),
      profiles: { read: async () => ({ age: null, weight: null, height: null, ...body }) as Profile },
      clock,
    });
    /** Starts a fast of 16 hours now, unless other fields are given. */
    const save = (fields: Partial<FastWrite>, id = newUlid(), action = anAction()): Promise<Fast> => {
      const fast = { started_at: now.toISOString(), ended_at: null, target_hours: 16, ...fields };
      return service.save(user_id, id, fast, action);
    };
    const read = (before?: string) => service.read(user_id, before);
    return {
      user_id,
      save,
      read,
      fasts: async (): Promise<Fast[]> => (await read()).fasts,
      end: ({ id, ...fields }: Fast): Promise<Fast> => save({ ...fields, ended_at: now.toISOString() }, id),
      remove: (id: string) => service.remove(user_id, id, anAction()),
      settings: (target_hours: number, notify = true) =>
        service.saveSettings(user_id, { target_hours, notify }, anAction()),
      setBody: (next: Partial<Profile>): void => void (body = next),
    };
  };
  return { table, stop, clock, person, at: (instant: string): void => void (now = new Date(instant)) };
};
