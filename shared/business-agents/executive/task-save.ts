import * as z from 'zod';
import { nameText } from '../../language/name-text.ts';
import { timeZone } from '../../time/local-date.ts';
import { leadId, priority } from '../sdr/schema.ts';
import { day, instant } from './plausible-time.ts';
import { taskType } from './types.ts';

/** Request to change a task or note. */
export const taskSave = z.strictObject({
  subject: nameText(200, 'Enter a subject.'),
  activity_type: taskType,
  description: z.string().trim().max(2_000).nullable(),
  priority,
  /** A day or an instant; null for none. */
  due: z.union([instant, day]).nullable(),
  lead_id: leadId.nullable(),
  /** Zone of a due day. */
  time_zone: timeZone,
});
export type TaskSave = z.output<typeof taskSave>;
