import { createHash } from 'node:crypto';
import { calendarFile } from '#shared/business-agents/executive/ics.ts';
import { minutesAfter } from '#shared/business-agents/executive/quarters.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { FileAnswer } from '#shared/http/file-answer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CountCall } from '../../../platform/limits/count-call.ts';
import type { EventsRepository } from '../../common/calendar/events-repository.ts';
import type { SeriesRepository } from '../../common/calendar/series/series-repository.ts';
import { shownEvent } from '../../common/calendar/stored-event.ts';
import type { LeadsRepository } from '../../sdr/public.ts';
import type { FeedRepository } from './feed-repository.ts';

/** Past events stay in the feed for a quarter of a year, minutes. */
const PAST_MINUTES = 92 * 24 * 60;

/** Calendar apps load a feed every 15 minutes to 24 hours. */
export const feedLimit = { kind: 'calendar-feed', most: 60, per: 'hour' } as const;

interface Dependencies {
  feeds: Pick<FeedRepository, 'ownerOf'>;
  events: Pick<EventsRepository, 'between'>;
  series: Pick<SeriesRepository, 'all'>;
  leads: Pick<LeadsRepository, 'infoOf'>;
  countCall: CountCall;
  clock: Clock;
}

/** The creation time changes with each request, so it does not count. */
const etagOf = (file: string): string =>
  `W/"${createHash('sha256')
    .update(file.replace(/^DTSTAMP:.*\r\n/gm, ''))
    .digest('base64url')}"`;

/**
 * Returns the calendar of an address as an iCalendar file. Calendar apps send the entity tag of the last response.
 * @throws CodedError CALENDAR_FEED_NOT_FOUND if it was revoked or its account is closed; TOO_MANY_REQUESTS
 */
export const createReadFeed =
  ({ feeds, events, series, leads, countCall, clock }: Dependencies) =>
  async (file: string, knownTag: string | undefined): Promise<FileAnswer> => {
    const owner = await feeds.ownerOf(file);
    if (owner === null) throw new CodedError('CALENDAR_FEED_NOT_FOUND');
    await countCall(owner).catch((error: unknown) => {
      const isClosed = error instanceof CodedError && error.code === 'UNAUTHENTICATED';
      throw isClosed ? new CodedError('CALENDAR_FEED_NOT_FOUND', { cause: error }) : error;
    });
    const now = clock();
    const [found, rules] = await Promise.all([
      events.between(owner, minutesAfter(now, -PAST_MINUTES)),
      series.all(owner),
    ]);
    const infos = await leads.infoOf(
      owner,
      found.map(({ lead_id }) => lead_id),
    );
    const text = calendarFile(
      found.map((event) => shownEvent(event, infos)),
      now,
      rules,
    );
    const etag = etagOf(text);
    return {
      name: 'platewise.ics',
      type: 'text/calendar; charset=utf-8',
      bytes: new TextEncoder().encode(text),
      etag,
      isUnmodified: knownTag?.split(',').some((tag) => tag.trim() === etag) ?? false,
    };
  };
