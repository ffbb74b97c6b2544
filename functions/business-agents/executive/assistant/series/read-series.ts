import { MAX_MEETING_MINUTES } from '#shared/business-agents/executive/types.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { rangeOf } from '../../../common/text/times.ts';
import { conflictAt, impossible } from '../conflicts.ts';
import { eventWordsIn, meetingTypeOf, titleOf } from '../event-title.ts';
import { type AssistantRequest, readRequest } from '../request.ts';
import type { AssistantReading } from '../reading.ts';
import { ask, askWhichLead, eventWords, refuseBlocked } from '../say.ts';
import { todayOf, type Workspace } from '../workspace.ts';
import { occurrenceDays } from './occurrence-days.ts';
import type { Repetition } from './read-repetition.ts';

/** Occurrences that are compared with the calendar. */
const COMPARED = 12;
const MAX_TIMES = 400;

/** Returns the last day of 'for 6 weeks' or '5 times'. */
const lastDayOf = (
  { count, unit }: NonNullable<Repetition['length']>,
  rrule: string,
  first: LocalDate,
): LocalDate => {
  if (unit === 'times') return occurrenceDays(rrule, first, Math.min(count, MAX_TIMES)).at(-1) ?? first;
  if (unit !== 'months') return addDays(first, count * (unit === 'weeks' ? 7 : 1) - 1);
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  return addDays(new Date(Date.UTC(year, month - 1 + count, day)).toISOString().slice(0, 10), -1);
};

/** Reads what repeats, without the words that ask for it. */
const readRest = (rest: string, workspace: Workspace): AssistantRequest =>
  readRequest(
    rest.replace(
      /^(?:please |bitte )*(?:remind me(?: to| of| about| that)?|remember to|don't (?:let me )?forget(?: to)?|i (?:need|have|must|want) to|(?:add|create|make|new) (?:an? )?(?:repeating |recurring |weekly |daily |monthly )?(?:tasks?|to-?dos?|reminders?)(?: to| for|:)?|erinner\p{L}* mich(?: daran| an)?,?|denk\p{L}* (?:bitte )?(?:daran|an),?|ich muss|(?:aufgabe|neue aufgabe):?)\s+/iu,
      '',
    ),
    workspace,
  );

const seriesTitle = (request: AssistantRequest, workspace: Workspace): string => {
  const title = titleOf(request, workspace).replace(
    /^(?:to|that i|zu|dass ich|(?:recurring|repeating) (?:event|meeting):?|serientermin:?)\s+/iu,
    '',
  );
  return title.charAt(0).toUpperCase() + title.slice(1);
};

/** Reads a request for a repeating event: 'Stand-up every Tuesday at 9 until March'. */
export const readSeries = (
  { mention }: AssistantRequest,
  { rrule, phrase, from, until, length, rest }: Repetition,
  workspace: Workspace,
): AssistantReading => {
  const { words, zone, now } = workspace;
  const { t } = words;
  const stop = askWhichLead(mention, words) ?? refuseBlocked(mention, workspace);
  if (stop) return stop;
  const request = { ...readRest(rest, workspace), mention };
  if (request.days.some(({ day }) => day === null)) return impossible(workspace);
  if (from === null) return ask(t('From which day on should it repeat?'));
  if (until === null) return ask(t('Until which day should it repeat?'));
  const range = rangeOf(request.text, request.times);
  const time = range?.from ?? request.times[0]?.time;
  const title = seriesTitle(request, workspace);
  if (!time) return ask(t('At what time should “{title}” repeat ({repeat})?', { title, repeat: phrase }));
  const minutes = range?.minutes ?? request.minutes ?? 30;
  if (minutes < 5 || minutes > MAX_MEETING_MINUTES)
    return ask(t('An event lasts from 5 minutes to 8 hours. How long should it be?'));
  const today = todayOf(workspace);
  const isOver = time <= wallClockOf(now, zone).time.slice(0, 5);
  const earliest = from ?? request.days[0]?.day ?? (isOver ? addDays(today, 1) : today);
  const [first] = occurrenceDays(rrule, earliest, 1);
  if (!first || first < today) return ask(t('From which day on should it repeat?'));
  const last = until ?? (length && lastDayOf(length, rrule, first));
  if (last !== undefined && last < first) return ask(t('Until which day should it repeat?'));
  const taken = occurrenceDays(rrule, first, COMPARED)
    .filter((day) => last === undefined || day <= last)
    .flatMap((day) => conflictAt(`${day}T${time}`, minutes, workspace) ?? [])[0];
  const note =
    taken &&
    t('{event} is in the way on one of the days: that day is left out.', {
      event: eventWords(taken, workspace),
    });
  return {
    kind: 'steps',
    steps: [
      {
        deed: 'create_series',
        title,
        start: `${first}T${time}`,
        minutes,
        rrule,
        ...(last !== undefined && { until: last }),
        meetingType: meetingTypeOf(request),
        ...(mention.lead && { lead: mention.lead.id }),
      },
    ],
    ...(note && { note }),
  };
};

/** Answers a request for a repeating task: tasks happen once, and an event can repeat. */
export const askForSeries = ({ rest, phrase }: Repetition, workspace: Workspace): AssistantReading => {
  const { t } = workspace.words;
  const title = seriesTitle(readRest(rest, workspace), workspace);
  if (eventWordsIn.test(rest))
    return ask(t('At what time should “{title}” repeat ({repeat})?', { title, repeat: phrase }));
  return ask(
    t(
      'Tasks don’t repeat, but events do. At what time should I add “{title}” as an event that repeats ({repeat})?',
      {
        title,
        repeat: phrase,
      },
    ),
    [t('at {time}', { time: '09:00' }), t('at {time}', { time: '17:00' })],
  );
};
