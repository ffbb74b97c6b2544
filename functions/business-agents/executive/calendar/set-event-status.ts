import { CodedError } from '#shared/errors/coded-error.ts';
import { workStatus } from '#shared/business-agents/executive/schema.ts';
import { ConditionsFailed } from '../../../platform/table/transact.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';
import type { SetStatus, StatusDependencies } from '../crm/set-status.ts';
import { createStatusNotes, noteWrites } from '../crm/status-note.ts';
import { statusWords } from '../crm/status-texts.ts';
import { shownEvent } from '../../common/calendar/stored-event.ts';

type Dependencies = StatusDependencies & Pick<ExecutiveDependencies, 'events'>;

/** Shown when the time of a cancelled event was taken by another one. */
const TIME_TAKEN = 'You already have an event at this time.';
const timeTaken = (cause: unknown): CodedError =>
  new CodedError('VALIDATION_FAILED', { details: [{ field: 'data.status', message: TIME_TAKEN }], cause });

/**
 * Changes the status of an event. Cancelling frees its time; restoring works only while the time is still free.
 * @throws CodedError VALIDATION_FAILED if it is taken; ConditionsFailed if the event changed concurrently
 */
export const createSetEventStatus =
  ({ leads, activities, events, openWords, writer, clock, newId }: Dependencies): SetStatus =>
  async ({ user_id, idempotency, language }, id, asked) => {
    const status = workStatus.parse(asked.status);
    const [before, { t }] = await Promise.all([events.find(user_id, id), openWords(language)]);
    if (!before) throw new CodedError('EVENT_NOT_FOUND');
    const { title, lead_id } = before;
    const notes = createStatusNotes(asked.notes, { id: newId(), subject: title, lead_id, now: clock() });
    const answer = {
      message: t('“{subject}” is now {status}.', { subject: title, status: statusWords(t)[status] }),
      event: shownEvent({ ...before, status }, await leads.infoOf(user_id, [lead_id])),
    };
    const ofNotes = await noteWrites(activities, user_id, notes);
    const writes = [...ofNotes, ...events.toSetStatus(user_id, before, status)];
    try {
      return await writer.write(user_id, idempotency, writes, answer);
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      const isConflict = error.failed.slice(0, ofNotes.length + 1).some(Boolean);
      throw isConflict ? error : timeTaken(error);
    }
  };
