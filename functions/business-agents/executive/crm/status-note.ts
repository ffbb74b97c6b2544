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
