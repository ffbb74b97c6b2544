import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { addDays, type LocalDate, localDateOf } from '#shared/time/local-date.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import type { Asked, ExecutiveDependencies } from '../dependencies.ts';
import { shownEvent } from '../../common/calendar/stored-event.ts';

type Dependencies = Pick<ExecutiveDependencies, 'events' | 'leads' | 'openWords' | 'clock'>;

const WEEK = 7;

/** Returns the requested days: from today by default, for a week by default. */
const spanOf = ({ from, to }: Asked<'get_schedule'>, today: LocalDate): [LocalDate, LocalDate] => {
  const first = from ?? (to !== undefined && to < today ? to : today);
  return [first, to ?? addDays(first, WEEK - 1)];
};

/** Returns the events of a date range by start time, without cancelled ones (EXEC-25). */
export const createGetSchedule =
  ({ events, leads, openWords, clock }: Dependencies) =>
  async (
    { user_id, zone, language }: AgentActionContext,
    asked: Asked<'get_schedule'>,
  ): Promise<ExecutiveAnswer> => {
    const [first, last] = spanOf(asked, localDateOf(clock(), zone));
    const until = instantOf(addDays(last, 1), '00:00', zone);
    const [found, { plural, t, day }] = await Promise.all([
      events.between(user_id, instantOf(first, '00:00', zone), until),
      openWords(language),
    ]);
    const shown = found.filter(({ status }) => status !== 'cancelled');
    const infos = await leads.infoOf(
      user_id,
      shown.map(({ lead_id }) => lead_id),
    );
    const span = { from: day(first), to: day(last) };
    const message =
      shown.length === 0
        ? t('You have no events from {from} to {to}.', span)
        : plural(
            shown.length,
            'You have one event from {from} to {to}.',
            'You have {count} events from {from} to {to}.',
            { ...span, count: shown.length },
          );
    return { message, events: shown.map((event) => shownEvent(event, infos)) };
  };
