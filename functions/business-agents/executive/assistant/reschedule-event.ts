import { CodedError } from '#shared/errors/coded-error.ts';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import { shownEvent, type StoredEvent } from '../../common/calendar/stored-event.ts';
import { ConditionsFailed } from '../../../platform/table/transact.ts';
import { meetingWords } from '../calendar/date-texts.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';

type Dependencies = Pick<
  ExecutiveDependencies,
  'events' | 'leads' | 'openWords' | 'writer' | 'withIdempotency'
>;

const TIME_TAKEN = 'You already have an event at this time.';

/** Moves an event or changes its length. @throws CodedError EVENT_NOT_FOUND; VALIDATION_FAILED if the time is taken */
export const createRescheduleEvent =
  ({ events, leads, openWords, writer, withIdempotency }: Dependencies) =>
  (
    { user_id, idempotency, zone, language }: AgentActionContext,
    id: string,
    change: Partial<Pick<StoredEvent, 'start_time' | 'duration'>>,
  ): Promise<{ answer: ExecutiveAnswer; before: StoredEvent }> =>
    withIdempotency(user_id, idempotency, async () => {
      const [before, { t }] = await Promise.all([events.find(user_id, id), openWords(language)]);
      if (!before || before.status === 'cancelled') throw new CodedError('EVENT_NOT_FOUND');
      const after = { ...before, ...change };
      const when = meetingWords(new Date(after.start_time), after.duration, zone, language);
      const answer = {
        message: t('“{title}” is now on your calendar at: {when}.', { title: after.title, when }),
        event: shownEvent(after, await leads.infoOf(user_id, [after.lead_id])),
      };
      try {
        return await writer.write(user_id, idempotency, events.toChange(user_id, before, change), {
          answer,
          before,
        });
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        throw new CodedError('VALIDATION_FAILED', {
          details: [{ field: 'steps', message: TIME_TAKEN }],
          cause: error,
        });
      }
    });
