import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import type { Translator } from '#shared/language/translator.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import { readLeadOfActivity, reportMissingLead } from '../crm/lead-activity.ts';
import type { Asked, ExecutiveDependencies } from '../dependencies.ts';
import type { Wish } from '../../common/calendar/choose-time.ts';
import { shownEvent, type StoredEvent } from '../../common/calendar/stored-event.ts';
import { meetingWords } from './date-texts.ts';

type Dependencies = Pick<ExecutiveDependencies, 'calendar' | 'leads' | 'openWords' | 'withIdempotency'>;

/** Returns a message with the booked time and whether it is the preferred one. */
const messageOf = ({ t, language }: Translator, zone: string, event: StoredEvent, wish: Wish): string => {
  const { title, start_time, duration } = event;
  const values = { title, when: meetingWords(new Date(start_time), duration, zone, language) };
  if (wish === 'granted')
    return t('“{title}” is on your calendar at the time you requested: {when}.', values);
  if (wish === 'taken') {
    return t(
      'The requested time is taken. “{title}” is on your calendar in the next free slot: {when}.',
      values,
    );
  }
  if (wish === 'over') {
    return t(
      'The requested time has passed. “{title}” is on your calendar in the next free slot: {when}.',
      values,
    );
  }
  return t('“{title}” is on your calendar: {when}.', values);
};

/** Books a meeting at a free time (EXEC-20). */
export const createScheduleMeeting =
  ({ calendar, leads, openWords, withIdempotency }: Dependencies) =>
  ({ user_id, idempotency, zone, language }: AgentActionContext, asked: Asked<'schedule_meeting'>) =>
    withIdempotency(user_id, idempotency, async (): Promise<ExecutiveAnswer> => {
      const [about, words] = await Promise.all([
        readLeadOfActivity(leads, user_id, asked.leadId),
        openWords(language),
      ]);
      const wanted = {
        title: asked.title,
        minutes: asked.duration,
        zone,
        preferred: asked.preferredTime === undefined ? undefined : new Date(asked.preferredTime),
        event_type: asked.meetingType,
        description: asked.description ?? null,
        priority: 'medium',
        lead_id: asked.leadId ?? null,
      } as const;
      return reportMissingLead(() =>
        calendar.book(
          user_id,
          idempotency,
          wanted,
          () => about.writes,
          (event, wish) => ({
            message: messageOf(words, zone, event, wish),
            event: shownEvent(event, about.infos),
          }),
        ),
      );
    });
