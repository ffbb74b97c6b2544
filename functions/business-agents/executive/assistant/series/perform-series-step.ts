import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import type { AgentActionContext } from '../../../common/agent-action-context.ts';
import { meetingWords } from '../../calendar/date-texts.ts';
import type { ExecutiveDependencies } from '../../dependencies.ts';
import type { StepDone } from '../step-done.ts';

type SeriesStep = Extract<AssistantStep, { deed: 'create_series' | 'remove_series' }>;

/** Creates a repeating event, or deletes all of its events. @throws CodedError as the calendar does */
export const createPerformSeriesStep =
  ({ openSeriesActions, openWords }: Pick<ExecutiveDependencies, 'openSeriesActions' | 'openWords'>) =>
  async (context: AgentActionContext, step: SeriesStep): Promise<StepDone> => {
    const { user_id, idempotency, zone, language } = context;
    const [actions, { t, plural }] = await Promise.all([openSeriesActions(), openWords(language)]);
    if (step.deed === 'remove_series') {
      await actions.removeSeries(user_id, step.id, idempotency);
      return { answer: { message: t('All events of the series are deleted.') }, undo: [] };
    }
    const { title, start, minutes, rrule, until, meetingType, lead } = step;
    const end = until === undefined ? '' : `;UNTIL=${until.replaceAll('-', '')}`;
    const { event, series_id, skipped } = await actions.createEvent(
      user_id,
      {
        title,
        start,
        time_zone: zone,
        duration: minutes,
        all_day: false,
        event_type: meetingType,
        description: null,
        location: null,
        attendees: [],
        priority: 'medium',
        lead_id: lead ?? null,
        rrule: `${rrule}${end}`,
      },
      idempotency,
    );
    const values = {
      title,
      when: event
        ? meetingWords(new Date(event.start_time), event.duration, zone, language)
        : start.replace('T', ', '),
    };
    const count = skipped.length;
    const message = [
      t('“{title}” repeats in your calendar, first: {when}.', values),
      count > 0 &&
        plural(
          count,
          'One date is left out, since its time is taken.',
          '{count} dates are left out, since their time is taken.',
          { count },
        ),
    ]
      .filter(Boolean)
      .join(' ');
    return {
      answer: { message, ...(event && { event }) },
      undo: series_id === null ? [] : [{ deed: 'remove_series', id: series_id }],
    };
  };
