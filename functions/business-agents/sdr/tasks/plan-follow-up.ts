import { CodedError } from '#shared/errors/coded-error.ts';
import { minutesAfter } from '#shared/business-agents/executive/quarters.ts';
import type { OpenTranslator } from '#shared/language/translator.ts';
import { FOLLOW_UP_MINUTES, followUpOf } from '#shared/business-agents/sdr/follow-up.ts';
import type { FollowUpAnswer, LeadInfo } from '#shared/business-agents/sdr/schema.ts';
import type { CalendarRepository } from '../../common/calendar/calendar-repository.ts';
import type { EventsRepository } from '../../common/calendar/events-repository.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { AgentDependencies } from '../dependencies.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import { shownTask } from './present-task.ts';
import type { StoredTask } from './stored-task.ts';

type Dependencies = Pick<AgentDependencies, 'leads' | 'tasks' | 'withIdempotency' | 'clock' | 'newId'> & {
  calendar: CalendarRepository;
  events: Pick<EventsRepository, 'find'>;
  openWords: OpenTranslator;
};

/**
 * Plans a follow-up with a lead based on its score: creates a task and books a calendar event in one transaction. While
 * a follow-up is pending, repeated and concurrent requests return it. If its event was deleted, cancelled, completed or
 * is over, it is rescheduled.
 */
export const createPlanFollowUp = ({
  leads,
  tasks,
  calendar,
  events,
  openWords,
  withIdempotency,
  clock,
  newId,
}: Dependencies) => {
  /** Returns whether the task's calendar event is still ahead, and not cancelled or completed. */
  const hasTime = async (userId: string, { event_id }: StoredTask): Promise<boolean> => {
    const event = await events.find(userId, event_id);
    if (!event || event.status === 'cancelled' || event.status === 'completed') return false;
    return minutesAfter(new Date(event.start_time), event.duration) > clock();
  };

  /** Returns the pending follow-up with a valid event, otherwise the latest one, which needs a new time. */
  const plannedOf = async (userId: string, pending: readonly StoredTask[]) => {
    const planned = pending.filter(({ task_type }) => task_type === 'follow_up');
    for (const task of planned) if (await hasTime(userId, task)) return { task, isTimed: true };
    const last = planned.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0];
    return last && { task: last, isTimed: false };
  };

  const plan = async (
    { user_id, idempotency, zone, language }: AgentActionContext,
    id: string,
  ): Promise<FollowUpAnswer> => {
    const [known, pending] = await Promise.all([leads.known(user_id, id), tasks.pending(user_id, id)]);
    if (!known) throw new CodedError('LEAD_NOT_FOUND');
    const { name, email, company, score, do_not_contact, hold } = known.lead;
    if (do_not_contact) throw new CodedError('LEAD_DO_NOT_CONTACT');
    if (hold && (hold.outreach !== 'pause' || hold.until === null)) throw new CodedError('LEAD_ON_HOLD');
    const info = new Map<string, LeadInfo>([[id, { id, name, email, company }]]);
    const answerOf = (task: StoredTask): FollowUpAnswer => ({
      scheduledFor: task.scheduled_for,
      task: shownTask(task, info),
      event_id: task.event_id,
    });
    const planned = await plannedOf(user_id, pending);
    if (planned?.isTimed) return answerOf(planned.task);

    const { t } = await openWords(language);
    const { priority, from } = followUpOf(score, clock(), zone, hold?.until ?? null);
    const notes = t('Scheduled at a score of {score}.', { score });
    const taskId = planned?.task.id ?? newId();
    const taskOf = (event: { id: string; start_time: string }): StoredTask => ({
      id: taskId,
      lead_id: id,
      task_type: 'follow_up',
      priority,
      scheduled_for: event.start_time,
      notes,
      status: 'pending',
      event_id: event.id,
    });
    const wanted = {
      title: t('Follow-up: {name}', { name }),
      minutes: FOLLOW_UP_MINUTES,
      from,
      zone,
      event_type: 'follow_up',
      description: notes,
      priority,
      lead_id: id,
    } as const;
    return calendar.book(
      user_id,
      idempotency,
      wanted,
      (event) =>
        planned
          ? [leads.isThere(user_id, id), tasks.toMove(user_id, planned.task, taskOf(event))]
          : [
              leads.setFollowUp(user_id, id, taskId, known.follow_up_id),
              tasks.toPlan(user_id, taskOf(event)),
            ],
      (event) => answerOf(taskOf(event)),
    );
  };

  return (context: AgentActionContext, id: string): Promise<FollowUpAnswer> =>
    withIdempotency(context.user_id, context.idempotency, () => retryOnConflict(() => plan(context, id)));
};
