import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { MAX_MEETING_MINUTES } from '#shared/business-agents/executive/types.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { rangeOf } from '../../common/text/times.ts';
import { weekdayOf } from '../../common/text/weekdays.ts';
import {
  clearing,
  everything,
  halves,
  isReading,
  moving,
  oneEvent,
  readCancel,
  readMove,
  readSwap,
  shifting,
} from './change-events.ts';
import { askOtherTime, conflictAt, impossible } from './conflicts.ts';
import { eventWordsIn, meetingTypeOf, titleOf } from './event-title.ts';
import { eventsNamed } from './find-rows.ts';
import { freeSlots } from './free-slots.ts';
import type { AssistantRequest } from './request.ts';
import type { AssistantReading } from './reading.ts';
import { readRepetition } from './series/read-repetition.ts';
import { readSeries } from './series/read-series.ts';
import { ask, askWhichLead, eventWords, refuseBlocked } from './say.ts';
import { localStart, todayOf, type Workspace } from './workspace.ts';
import { zoneIn } from './zone-in.ts';

/** Offered lengths, minutes. */
const lengths = [30, 60, 90];
const lengthening =
  /^(?:please |bitte )*(?:shorten|lengthen|extend|make|cut|reduce|change|set|verkürz\p{L}*|verläng\p{L}*|kürz\p{L}*|mach\p{L}*)(?!\p{L})/iu;
const cancelling =
  /^(?:please |bitte |can you )*(?:cancel|delete|remove|drop|call off|clear|free up|empty|scrap|sag\p{L}* .*\bab|lösch\p{L}*|streich\p{L}*|storni\p{L}*|entfern\p{L}*|take .* off|absagen)(?!\p{L})|^(?:sorry,? )?(?:i|we) (?:can't|cannot|won't be able to) (?:make|attend|do|join|come to)(?!\p{L})|^ich (?:kann|schaffe) .*nicht (?:wahrnehmen|kommen|teilnehmen)?(?!\p{L})/iu;
/** Statements that an event has another length: 'The fair only lasts two hours'. */
const lasting =
  /(?<!\p{L})(?:(?:should|will|must|only|now|just|needs to|soll\p{L}*|nur) (?:only |now |just |nur )?(?:be|last|lasts|take|takes|dauer\p{L}*|sein)|dauert (?:nur|jetzt)|ist nur)(?!\p{L})/iu;
const swapping = /^(?:please |bitte )*(?:swap|switch|exchange|tausch\p{L}*)(?!\p{L})/iu;
const inviting = /(?<!\p{L})(?:invite|invitation|einladung|lade?|send)(?!\p{L})/iu;

const readNew = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { text, days, times, minutes, mention } = request;
  const { words, zone } = workspace;
  const { t } = words;
  if (days.some(({ day }) => day === null)) return impossible(workspace);
  const stop = askWhichLead(mention, words) ?? refuseBlocked(mention, workspace);
  if (stop) return stop;
  const range = rangeOf(text, times);
  const time = range?.from ?? times[0]?.time;
  const title = titleOf(request, workspace);
  const length = range?.minutes ?? minutes ?? 30;
  if (length < 5 || length > MAX_MEETING_MINUTES)
    return ask(
      t('An event lasts from 5 minutes to 8 hours. How long should it be?'),
      lengths.map((count) => t('{count} minutes', { count })),
    );
  const day = days[0]?.day;
  if (!day && !time)
    return ask(
      t('On which day and at what time?'),
      freeSlots({ from: todayOf(workspace), to: todayOf(workspace), minutes: length, count: 3 }, workspace),
    );
  if (!time)
    return ask(
      t('At what time?'),
      freeSlots({ from: day!, to: day!, minutes: length, count: 3 }, workspace).map((slot) => slot.slice(11)),
    );
  const now = wallClockOf(workspace.now, zone);
  const today = todayOf(workspace);
  const usual =
    day ??
    (time > now.time.slice(0, 5)
      ? today
      : new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10));
  const other = zoneIn(text);
  const instant = instantOf(usual, time, other?.zone ?? zone);
  const start = localStart({ start_time: instant.toISOString() }, zone);
  if (instant < workspace.now) return ask(t('That time has passed. Which day and time do you mean?'));
  const taken = conflictAt(start, length, workspace);
  if (taken) return askOtherTime(taken, start, length, workspace);
  const notes = [
    other && t('{time} in {place} is {local} for you.', { time, place: other.name, local: start.slice(11) }),
    inviting.test(text) && t('No invitation goes out: I don’t send any.'),
    weekdayOf(start.slice(0, 10)) > 5 && t('This is on a weekend.'),
  ].filter((note) => typeof note === 'string');
  return {
    kind: 'steps',
    steps: [
      {
        deed: 'create_event',
        title,
        start,
        minutes: length,
        meetingType: meetingTypeOf(request),
        ...(mention.lead && { lead: mention.lead.id }),
      },
    ],
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
};

/** Reads a request that changes the calendar. */
export const readCalendar = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { text, minutes } = request;
  const { t } = workspace.words;
  if (swapping.test(text)) return readSwap(request, workspace);
  if (cancelling.test(text)) return readCancel(request, workspace);
  const isLength =
    (lengthening.test(text) || lasting.test(text)) &&
    minutes !== undefined &&
    !moving.test(text.replace(/^change/iu, '')) &&
    request.times.length === 0;
  if (isLength) {
    const [source] = halves(text);
    const event = oneEvent(source, workspace);
    if (isReading(event)) return event;
    const by = /\bby\s|\bum\s/iu.test(text)
      ? /extend|lengthen|longer|verläng/iu.test(text)
        ? event.duration + minutes
        : event.duration - minutes
      : minutes;
    if (by < 5 || by > MAX_MEETING_MINUTES)
      return ask(
        t('An event lasts from 5 minutes to 8 hours. How long should it be?'),
        lengths.map((count) => t('{count} minutes', { count })),
      );
    const taken = conflictAt(localStart(event, workspace.zone), by, workspace, [event.id]);
    if (taken)
      return ask(
        t('Then it would overlap with {event}. How long should it be?', {
          event: eventWords(taken, workspace),
        }),
      );
    return {
      kind: 'steps',
      steps: [{ deed: 'change_event', id: event.id, minutes: by }] satisfies AssistantStep[],
    };
  }
  if (moving.test(text) || shifting.test(text)) return readMove(request, workspace);
  const repetition = readRepetition(text, workspace);
  return repetition ? readSeries(request, repetition, workspace) : readNew(request, workspace);
};

const creatingWords =
  /^(?:please |bitte |can you |could you |kannst du )*(?:schedule|book|block|plan|arrange|set up|put|add|create|make|enter|reserve|pencil in|fix|organi[sz]e|trag\p{L}*|plan\p{L}*|leg\p{L}*|buch\p{L}*|vereinbar\p{L}*|setz\p{L}*|mach\p{L}*|erstell\p{L}*|reservier\p{L}*|blockier\p{L}*|send|new|neue[rns]?)(?!\p{L})/iu;

/** Returns whether a text changes the calendar. */
export const isCalendar = (request: AssistantRequest, workspace: Workspace): boolean => {
  const { text, times, days, mention } = request;
  if (swapping.test(text) || everything.test(text)) return true;
  if (clearing.test(text) && days.length > 0) return true;
  if (shifting.test(text) && request.minutes !== undefined && eventsNamed(text, workspace).length > 0)
    return true;
  if (lasting.test(text) && request.minutes !== undefined && eventsNamed(text, workspace).length > 0)
    return true;
  const isVerb = [moving, lengthening, cancelling].some((pattern) => pattern.test(text));
  if (isVerb && eventsNamed(halves(text)[0], workspace).length > 0) return true;
  if (isVerb && (eventWordsIn.test(text) || times.length > 0)) return true;
  if (creatingWords.test(text) && (eventWordsIn.test(text) || times.length > 0)) return true;
  if (
    /^(?:please )?(?:schedule|book|arrange|plan|meet(?: up)?(?: with)?|see|vereinbar\p{L}*|plan\p{L}*|treff\p{L}*)(?!\p{L})/iu.test(
      text,
    ) &&
    mention.several.length > 0
  )
    return true;
  return (
    times.length > 0 &&
    (days.length > 0 || readRepetition(text, workspace) !== null || eventWordsIn.test(text))
  );
};
