import type { LeadTime } from '#shared/business-agents/calendar/work-reminders.ts';
import { flag, json, number, text, textKey } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';
import type { RowKey } from '../../../platform/table/get-rows.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

const SETTINGS = 'account#work-reminders';

export const workRemindersKey = (userId: string): RowKey => ({ pk: userPartition(userId), sk: SETTINGS });

/** A user's choice of reminders of meetings, follow-ups and tasks. */
export const createWorkRemindersEntity = defineUserEntity(
  'work_reminders',
  { push: flag, email: flag, minutes: json<LeadTime>(), time_zone: text, updated_at: text },
  () => SETTINGS,
);

/**
 * Record that a reminder was sent or is being sent, written before it is sent. One per item, time and channel, so that
 * an item that moves is reminded of again.
 */
export const createSentReminderEntity = defineUserEntity(
  'sent_reminder',
  {
    item_id: textKey,
    /** The start or due time. */
    at: textKey,
    channel: textKey,
    expires_at: number,
  },
  ({ item_id, at, channel }) => `sent-reminder#${item_id}#${at}#${channel}`,
);
