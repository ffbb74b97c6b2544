import * as z from 'zod';
import type { AccountExport } from '#shared/exports/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { SendMessage } from '../platform/send-message.ts';
import { isWaiting, type PresentExport } from './present-export.ts';
import type { ExportRepository } from './repository.ts';

/** What a message of the exports' queue says. */
export const exportJob = z.object({ user_id: z.string().min(1), id: z.string().min(1) });
export type ExportJob = z.infer<typeof exportJob>;

interface Dependencies {
  repository: Pick<ExportRepository, 'latest' | 'begin' | 'find'>;
  present: PresentExport;
  sendJob: SendMessage;
  newId: () => string;
  clock: Clock;
}

/**
 * Begins an export, or tells of the one that is being written. The job is asked for after the row stands; a press whose
 * answer was lost asks for it again, and the job does nothing twice.
 */
export const createAskForExport =
  ({ repository, present, sendJob, newId, clock }: Dependencies) =>
  async (user_id: string, idempotency: Idempotency): Promise<AccountExport> => {
    const latest = await repository.latest(user_id);
    const id =
      latest && isWaiting(latest, clock) ? latest.id : await repository.begin(user_id, newId(), idempotency);
    const job: ExportJob = { user_id, id };
    await sendJob(job);
    const row = await repository.find(user_id, id);
    const shown = row && (await present(row));
    if (!shown) throw new Error('The export that was just begun is gone.');
    return shown;
  };
