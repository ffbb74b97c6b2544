import type { Write } from '../../../platform/table/transact.ts';
import type { ActivitiesRepository } from './activities-repository.ts';
import type { StoredActivity } from './stored-activity.ts';

interface Noted {
  id: string;
  subject: string;
  description: string | null;
  lead_id: string | null;
  now: Date;
}

/** Creates a completed activity that records what happened. */
export const createStatusNote = ({ now, ...said }: Noted): StoredActivity => ({
  ...said,
  activity_type: 'note',
  status: 'completed',
  priority: 'medium',
  due_date: null,
  created_at: now.toISOString(),
});

/** Creates the note about a change of status, if the user gave a description. */
export const createStatusNotes = (
  description: string | null | undefined,
  noted: Omit<Noted, 'description'>,
): StoredActivity[] => (description === undefined ? [] : [createStatusNote({ ...noted, description })]);

/** Builds the writes of notes about changes of status. At the limit the status still changes, without the note. */
export const noteWrites = async (
  { toKeep, counter }: Pick<ActivitiesRepository, 'toKeep' | 'counter'>,
  userId: string,
  notes: readonly StoredActivity[],
): Promise<Write[]> =>
  notes.length === 0 || !(await counter.hasRoom(userId))
    ? []
    : [...notes.map((note) => toKeep(userId, note)), counter.toAdd(userId)];
