import * as z from 'zod';
import type { AccountExport } from '#shared/exports/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { SendMessage } from '../platform/send-message.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';
import { isWaiting, type PresentExport } from './present-export.ts';
import type { ExportRepository } from './repository.ts';

/** Body of an export queue message. */
export const exportJob = z.object({ user_id: z.string().min(1), id: z.string().min(1) });
export type ExportJob = z.infer<typeof exportJob>;

interface Dependencies {
  repository: Pick<ExportRepository, 'startedToday' | 'latest' | 'begin' | 'find'>;
  present: PresentExport;
  sendJob: SendMessage;
  newId: () => string;
  clock: Clock;
}

/**
 * Starts an export, or returns the one in progress, even if another tab started it at the same moment. The job is
 * queued after the row is written; a retry queues it again, which is safe because the job is idempotent.
 */
export const createAskForExport = ({ repository, present, sendJob, newId, clock }: Dependencies) => {
  const waitingOrNew = async (user_id: string, idempotency: Idempotency): Promise<string> => {
    // Read before the newest export, so that the write detects anything started in between.
    const begun = await repository.startedToday(user_id);
    const latest = await repository.latest(user_id);
    if (latest && isWaiting(latest, clock)) return latest.id;
    return repository.begin(user_id, newId(), begun, idempotency);
  };

  return async (user_id: string, idempotency: Idempotency): Promise<AccountExport> => {
    const id = await retryOnConflict(() => waitingOrNew(user_id, idempotency));
    const job: ExportJob = { user_id, id };
    await sendJob(job);
    const row = await repository.find(user_id, id);
    const shown = row && (await present(row));
    if (!shown) throw new Error('The export that was just started no longer exists.');
    return shown;
  };
};
