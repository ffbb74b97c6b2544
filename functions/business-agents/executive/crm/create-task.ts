import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import { dueOf } from './due-of.ts';
import { createForLead, readLeadOfActivity } from './lead-activity.ts';
import type { Asked, ExecutiveDependencies } from '../dependencies.ts';
import { shownActivity, type StoredActivity } from './stored-activity.ts';
import { dayWords } from '../calendar/date-texts.ts';

type Dependencies = Pick<
  ExecutiveDependencies,
  'activities' | 'leads' | 'openWords' | 'writer' | 'withIdempotency' | 'clock' | 'newId'
>;

/** Creates a task, optionally for a lead (EXEC-21). */
export const createCreateTask =
  ({ activities, leads, openWords, writer, withIdempotency, clock, newId }: Dependencies) =>
  ({ user_id, idempotency, zone, language }: AgentActionContext, asked: Asked<'create_task'>) =>
    withIdempotency(user_id, idempotency, async (): Promise<ExecutiveAnswer> => {
      const [about, { t }] = await Promise.all([
        readLeadOfActivity(leads, user_id, asked.leadId),
        openWords(language),
      ]);
      const { subject, description = null, priority, taskType, dueDate, leadId = null } = asked;
      const due = dueDate === undefined ? null : dueOf(dueDate, zone);
      const task: StoredActivity = {
        id: newId(),
        subject,
        activity_type: taskType,
        description,
        status: 'pending',
        priority,
        due_date: due?.toISOString() ?? null,
        created_at: clock().toISOString(),
        lead_id: leadId,
      };
      const message = due
        ? t('“{subject}” is on your list, due on {day}.', { subject, day: dayWords(due, zone, language) })
        : t('“{subject}” is on your list.', { subject });
      const answer = { message, task: shownActivity(task, about.infos) };
      const writes = [activities.toKeep(user_id, task), activities.counter.toAdd(user_id), ...about.writes];
      return createForLead(user_id, activities.counter, () =>
        writer.write(user_id, idempotency, writes, answer),
      );
    });
