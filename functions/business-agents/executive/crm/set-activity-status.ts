import { CodedError } from '#shared/errors/coded-error.ts';
import { workStatus } from '#shared/business-agents/executive/schema.ts';
import { createStatusNotes, noteWrites } from './status-note.ts';
import type { SetStatus, StatusDependencies } from './set-status.ts';
import { statusWords } from './status-texts.ts';
import { shownActivity } from './stored-activity.ts';

/** Changes the status of a task and adds a note about it. */
export const createSetActivityStatus =
  ({ leads, activities, openWords, writer, clock, newId }: StatusDependencies): SetStatus =>
  async ({ user_id, idempotency, language }, id, asked) => {
    const status = workStatus.parse(asked.status);
    const [before, { t }] = await Promise.all([activities.find(user_id, id), openWords(language)]);
    if (!before) throw new CodedError('ACTIVITY_NOT_FOUND');
    const { subject, lead_id } = before;
    const notes = createStatusNotes(asked.notes, { id: newId(), subject, lead_id, now: clock() });
    const answer = {
      message: t('“{subject}” is now {status}.', { subject, status: statusWords(t)[status] }),
      task: shownActivity({ ...before, status }, await leads.infoOf(user_id, [lead_id])),
    };
    const writes = [
      activities.toSetStatus(user_id, id, status),
      ...(await noteWrites(activities, user_id, notes)),
    ];
    return writer.write(user_id, idempotency, writes, answer);
  };
