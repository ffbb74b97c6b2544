import { CodedError } from '#shared/errors/coded-error.ts';
import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import { dayWords } from '../calendar/date-texts.ts';
import { shownActivity } from '../crm/stored-activity.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';
import type { StepDone } from './step-done.ts';

type Dependencies = Pick<
  ExecutiveDependencies,
  'activities' | 'leads' | 'openWords' | 'writer' | 'withIdempotency'
>;

/** Changes the subject, due day or priority of a task. @throws CodedError ACTIVITY_NOT_FOUND */
export const createChangeTask =
  ({ activities, leads, openWords, writer, withIdempotency }: Dependencies) =>
  (
    { user_id, idempotency, zone, language }: AgentActionContext,
    { id, subject, due, priority }: Extract<AssistantStep, { deed: 'change_task' }>,
  ): Promise<StepDone> =>
    withIdempotency(user_id, idempotency, async (): Promise<StepDone> => {
      const [before, { t }] = await Promise.all([activities.find(user_id, id), openWords(language)]);
      if (!before) throw new CodedError('ACTIVITY_NOT_FOUND');
      const due_date =
        due === undefined ? undefined : due === null ? null : instantOf(due, '23:59', zone).toISOString();
      const change = {
        ...(subject !== undefined && { subject }),
        ...(priority && { priority }),
        ...(due_date !== undefined && { due_date }),
      };
      const after = { ...before, ...change };
      const message = after.due_date
        ? t('“{subject}” is on your list, due on {day}.', {
            subject: after.subject,
            day: dayWords(new Date(after.due_date), zone, language),
          })
        : t('“{subject}” is on your list.', { subject: after.subject });
      const done: StepDone = {
        answer: { message, task: shownActivity(after, await leads.infoOf(user_id, [after.lead_id])) },
        undo: [
          {
            deed: 'change_task',
            id,
            ...(subject !== undefined && { subject: before.subject }),
            ...(priority && { priority: before.priority }),
            ...(due !== undefined && {
              due: before.due_date === null ? null : localDateOf(new Date(before.due_date), zone),
            }),
          },
        ],
      };
      return writer.write(user_id, idempotency, [activities.toChange(user_id, id, change)], done);
    });
