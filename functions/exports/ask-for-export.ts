import * as z from 'zod';
import type { AccountExport } from '#shared/exports/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { SendMessage } from '../platform/send-message.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';
import { isWaiting, type PresentExport } from './present-export.ts';
import type { ExportRepository } from './repository.ts';

/** What a message of the exports' queue says. */
export const exportJob = z.object({ user_id: z.string().min(1), id: z.string().min(1) });
export type ExportJob = z.infer<typeof exportJob>;

interface Dependencies {
  repository: Pick<ExportRepository, 'begunToday' | 'latest' | 'begin' | 'find'>;
  present: PresentExport;
  sendJob: SendMessage;
  newId: () => string;
  clock: Clock;
}

/**
 * Begins an export, or tells of the one that is being written, also where another window began it at the same moment. The
 * job is asked for after the row stands; a press whose answer was lost asks for it again, and the job does nothing twice.
 */
export const createAskForExport = ({ repository, present, sendJob, newId, clock }: Dependencies) => {
  const waitingOrNew = async (user_id: string, idempotency: Idempotency): Promise<string> => {
    // Counted before the newest is read: whatever begins after that is noticed by the write.
    const begun = await repository.begunToday(user_id);
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
    if (!shown) throw new Error('The export that was just begun is gone.');
    return shown;
  };
};
