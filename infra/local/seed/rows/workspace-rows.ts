import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createCalendarEventEntity } from '#functions/business-agents/common/calendar/calendar-event-entity.ts';
import { createSlotsRepository } from '#functions/business-agents/common/calendar/slots-repository.ts';
import { createActivitiesRepository } from '#functions/business-agents/executive/crm/activities-repository.ts';
import { createDocumentsRepository } from '#functions/business-agents/executive/documents/documents-repository.ts';
import { createLeadWrites } from '#functions/business-agents/sdr/leads/lead-writes-repository.ts';
import { createTasksRepository } from '#functions/business-agents/sdr/tasks/tasks-repository.ts';
import { withoutNulls } from '#functions/platform/table/nulls.ts';
import { followUpOf } from '#shared/business-agents/sdr/follow-up.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { scoreOf } from '#shared/business-agents/sdr/score.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { demoDocuments, demoLeads, demoMeetings, demoTasks } from '../demo-leads.ts';
import { instantOf } from '../wall-clock.ts';
import type { RowContext } from './row-writer.ts';

const DAY_MS = 86_400_000;

/** Returns the day, or the following Monday for a day of a weekend. */
const workingDay = (date: string): string => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
};

/** Returns the leads with their scores by the product's own rubric. */
const leadsOf = ({ now, newId }: RowContext): Lead[] => {
  const ids = demoLeads.map(() => newId()).toSorted();
  return demoLeads.map(({ status, age, ...data }, nth): Lead => {
    const created_at = new Date(now.getTime() - age * DAY_MS).toISOString();
    const history = { status, created_at, conversations: [], tasksDone: 0 };
    const { score, reasons } = scoreOf(data, history, now);
    return {
      id: ids[nth]!,
      ...data,
      status,
      score,
      score_reasons: reasons,
      scored_by: 'rules',
      job_title: null,
      notes: null,
      last_contact_on: null,
      tags: [],
      do_not_contact: null,
      hold: null,
      contact_allowed: null,
      created_at,
      updated_at: created_at,
    };
  });
};

/** Writes leads, meetings, follow-ups, tasks and documents of the business agents. */
export const writeWorkspace = async (context: RowContext, userId: string): Promise<void> => {
  const { table, now, zone, newId, writeOnce } = context;
  const leads = leadsOf(context);
  const leadIdOf = (nth: number | null): string | null => (nth === null ? null : leads[nth]!.id);
  const today = localDateOf(now, zone);
  const at = now.toISOString();
  const events = createCalendarEventEntity(table);
  const slots = createSlotsRepository(table);
  const tasks = createTasksRepository(table);
  const activities = createActivitiesRepository(table);
  const documents = createDocumentsRepository(table);
  await writeOnce(userId, 'demo-leads', createLeadWrites(table).toMake(userId, leads));

  const ofMeetings = demoMeetings.flatMap(({ in_days, at: minutes, lead, ...meeting }) => {
    const event = {
      ...meeting,
      id: newId(),
      start_time: instantOf(workingDay(addDays(today, in_days)), minutes, zone).toISOString(),
      description: null,
      status: 'pending' as const,
      priority: 'medium' as const,
      lead_id: leadIdOf(lead),
    };
    const row = events.build(PutItemCommand).item(withoutNulls({ user_id: userId, ...event }));
    const own = [{ Put: row.params() }, ...slots.toTake(userId, event)];
    if (lead === null) return own;
    const { priority } = followUpOf(leads[lead]!.score, now, zone);
    const task = {
      id: newId(),
      lead_id: leads[lead]!.id,
      task_type: 'meeting' as const,
      priority,
      scheduled_for: event.start_time,
      notes: null,
      status: 'pending' as const,
      event_id: event.id,
    };
    return [...own, tasks.toPlan(userId, task)];
  });
  const ofTasks = demoTasks.map(({ in_days, lead, ...task }) =>
    activities.toKeep(userId, {
      ...task,
      id: newId(),
      description: null,
      status: 'pending',
      due_date: instantOf(workingDay(addDays(today, in_days)), 17 * 60, zone).toISOString(),
      created_at: at,
      lead_id: leadIdOf(lead),
    }),
  );
  const ofDocuments = demoDocuments.flatMap(({ content, tags, ...document }) =>
    documents.toMake(
      userId,
      {
        ...document,
        tags: [...tags],
        id: newId(),
        version: 1,
        versions: [{ version: 1, saved_at: at }],
        created_at: at,
        updated_at: at,
        lead_id: null,
      },
      content,
    ),
  );
  await writeOnce(userId, 'demo-workspace', [...ofMeetings, ...ofTasks, ...ofDocuments]);
};
