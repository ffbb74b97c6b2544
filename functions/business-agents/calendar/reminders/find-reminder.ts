import type { Clock } from '../../../platform/clock.ts';
import type { ActivitiesRepository } from '../../executive/public.ts';
import type { EventsRepository } from '../../common/calendar/events-repository.ts';
import type { LeadsRepository } from '../../sdr/public.ts';
import type { WorkReminderMessage } from './reminder-message.ts';

interface Dependencies {
  events: Pick<EventsRepository, 'find'>;
  activities: Pick<ActivitiesRepository, 'find'>;
  leads: Pick<LeadsRepository, 'find'>;
  clock: Clock;
}

/** What a user is reminded of. */
export interface DueReminder {
  kind: WorkReminderMessage['kind'];
  title: string;
  /** The start or due time. */
  at: Date;
  location: string | null;
  is_follow_up: boolean;
  /** The series of a repeating event. */
  series_id: string | null;
}

/** Types of events and tasks that contact a lead. */
const contacting: ReadonlySet<string> = new Set(['follow_up', 'email', 'call']);

interface Item {
  status: string;
  lead_id: string | null;
}

/**
 * Returns what a message reminds of, or null if it is no longer due: deleted, done, moved, over, or a follow-up with a
 * lead that does not want to be contacted.
 */
export const createFindReminder = ({ events, activities, leads, clock }: Dependencies) => {
  const isQuiet = async (userId: string, { lead_id }: Item, type: string): Promise<boolean> => {
    if (lead_id === null || !contacting.has(type)) return false;
    return (await leads.find(userId, lead_id))?.do_not_contact != null;
  };
  const isOpen = ({ status }: Item): boolean => status === 'pending' || status === 'in_progress';

  return async ({ user_id, kind, id, at }: WorkReminderMessage): Promise<DueReminder | null> => {
    const time = new Date(at);
    if (time < clock()) return null;
    if (kind === 'event') {
      const event = await events.find(user_id, id);
      if (!event || event.start_time !== at || !isOpen(event)) return null;
      if (await isQuiet(user_id, event, event.event_type)) return null;
      const { title, location = null, event_type, series_id = null } = event;
      return { kind, title, at: time, location, is_follow_up: event_type === 'follow_up', series_id };
    }
    const task = await activities.find(user_id, id);
    if (!task || task.due_date !== at || !isOpen(task)) return null;
    if (await isQuiet(user_id, task, task.activity_type)) return null;
    const { subject: title, activity_type } = task;
    const is_follow_up = activity_type === 'follow_up';
    return { kind, title, at: time, location: null, is_follow_up, series_id: null };
  };
};

export type FindReminder = ReturnType<typeof createFindReminder>;
