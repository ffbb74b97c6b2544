import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import type { EventsRepository } from '../../common/calendar/events-repository.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ActivitiesRepository } from '../../executive/public.ts';
import type { OfferRepository } from './offer-repository.ts';

/** How far ahead the next appointment is looked for, in days. */
const DAYS_AHEAD = 60;
/** Number of notes that are read. */
const NOTES = 200;

interface Dependencies {
  offers: Pick<OfferRepository, 'read'>;
  activities: Pick<ActivitiesRepository, 'recent'>;
  events: Pick<EventsRepository, 'between'>;
  clock: Clock;
}

/** What the user told the product about its offer and a lead. */
export interface LeadFacts {
  /** Lines of the offer and of notes about the lead. */
  lines: string[];
  /** Local start of the next appointment with the lead, otherwise of the last one that a note mentions; null for none. */
  agreed: string | null;
}

const noted = /(?<date>\d{4}-\d\d-\d\d),? (?<time>\d\d:\d\d)/u;

/** Reads the offer, the notes about a lead and the next appointment with it. */
export const createReadFacts =
  ({ offers, activities, events, clock }: Dependencies) =>
  async (userId: string, leadId: string, zone: string): Promise<LeadFacts> => {
    const now = clock();
    const until = instantOf(addDays(localDateOf(now, zone), DAYS_AHEAD), '00:00', zone);
    const [offer, recent, ahead] = await Promise.all([
      offers.read(userId),
      activities.recent(userId, NOTES),
      events.between(userId, now, until),
    ]);
    const notes = recent
      .filter(({ lead_id, activity_type }) => lead_id === leadId && activity_type === 'note')
      .flatMap(({ description }) => (description === null ? [] : [description]));
    const next = ahead.find(
      ({ lead_id, status, event_type }) =>
        lead_id === leadId && status === 'pending' && event_type !== 'follow_up',
    );
    const lines = [offer, ...notes].flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
    if (next) {
      const { date, time } = wallClockOf(new Date(next.start_time), zone);
      return { lines, agreed: `${date}T${time.slice(0, 5)}` };
    }
    const mentioned = lines.map((line) => noted.exec(line)?.groups).find(Boolean);
    return { lines, agreed: mentioned ? `${mentioned['date']}T${mentioned['time']}` : null };
  };

export type ReadFacts = ReturnType<typeof createReadFacts>;
