import { addDays } from '#shared/time/local-date.ts';
import { numberFromWords } from '../../common/text/number-words.ts';
import type { StoredEvent } from '../../common/calendar/stored-event.ts';
import { askOtherTime, conflictAt, impossible } from './conflicts.ts';
import { eventsNamed } from './find-rows.ts';
import { freeSlots } from './free-slots.ts';
import type { AssistantRequest } from './request.ts';
import type { AssistantReading } from './reading.ts';
import { ask, eventWords } from './say.ts';
import { localStart, todayOf, type Workspace } from './workspace.ts';

export const moving =
  /^(?:please |bitte |can you |could you |kannst du )*(?:move|push|shift|reschedule|postpone|bring\b.*\bforward|delay|put off|change|verschieb\p{L}*|verleg\p{L}*|zieh\p{L}* .* vor|schieb\p{L}*)(?!\p{L})/iu;
/** Requests that end with a direction: 'Can we have the review an hour earlier?' */
export const shifting = /(?<!\p{L})(?:earlier|later|instead|früher|später|stattdessen)[.?!]*$/iu;
const inDays =
  /(?<!\p{L})(?:by|um)\s(?:an? |one |ein\p{L}* )?(\d{1,2}|\p{L}+)?\s?(days?|weeks?|tage?n?|wochen?)(?!\p{L})/iu;
/** Returns by how many days a text moves an event: 'by two days', 'um eine Woche'; or undefined. */
const daysMoved = (text: string): number | undefined => {
  const [whole, word, unit = ''] = inDays.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const count = word === undefined ? 1 : /^\d/u.test(word) ? Number(word) : (numberFromWords(word) ?? 1);
  return count * (/^w/iu.test(unit) ? 7 : 1);
};
export const everything =
  /(?<!\p{L})(?:everything|all (?:my |the )?(?:meetings|events|appointments|calls)|alles|alle (?:meine )?termine|my whole day)(?!\p{L})/iu;
/** Requests to free a whole day: 'Clear my Thursday'. */
export const clearing =
  /^(?:please |bitte |can you )*(?:clear|free(?: up)?|empty|leer\p{L}*|räum\p{L}*)(?!\p{L})/iu;
const telling =
  /(?<!\p{L})(?:tell|inform|let .* know|notify|sag .* bescheid|informier\p{L}*|gib .* bescheid|send|invite)(?!\p{L})/iu;

/** Splits 'Move my 3pm to Thursday' before what comes after the last 'to'. */
export const halves = (text: string): [string, string] => {
  const cut = [...text.matchAll(/\s(?:to|for|until|till|auf|nach|by|um|in den|in die)\s/giu)].at(-1);
  const first = [...text.matchAll(/\s(?:to|auf|nach|until)\s/giu)].find(({ index }) => index > 6) ?? cut;
  return first ? [text.slice(0, first.index), text.slice(first.index)] : [text, ''];
};

export const oneEvent = (text: string, workspace: Workspace): StoredEvent | AssistantReading => {
  const { t } = workspace.words;
  const found = eventsNamed(text, workspace);
  if (found.length === 1) return found[0]!;
  return ask(
    found.length === 0
      ? t('Which event do you mean? I found none that fits.')
      : t('Which event do you mean: {events}?', {
          events: found.map((event) => eventWords(event, workspace)).join(', '),
        }),
    found.map(({ title }) => title),
  );
};
export const isReading = (one: StoredEvent | AssistantReading): one is AssistantReading => 'kind' in one;

export const readMove = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { zone, words } = workspace;
  const { t } = words;
  const [source, target] = halves(request.text);
  if (everything.test(request.text)) return askAboutAll(request, workspace);
  const event = oneEvent(source, workspace);
  if (isReading(event)) return event;
  const days = request.days.filter(({ start }) => start >= source.length);
  const times = request.times.filter(({ start }) => start >= source.length);
  if (request.days.some(({ day }) => day === null)) return impossible(workspace);
  const before = localStart(event, zone);
  const earlier =
    /\b(?:back|forward|later|earlier|früher|später|nach hinten|nach vorne|ahead)(?!\p{L})/iu.exec(
      request.text,
    )?.[0];
  const isInDays = /\b(?:days?|weeks?|tage?|wochen?)(?!\p{L})/iu.test(request.text);
  const direction = earlier && /^(?:earlier|früher|forward|nach vorne)$/iu.test(earlier) ? -1 : 1;
  const shifted =
    earlier && request.minutes !== undefined && !isInDays && times.length === 0
      ? request.minutes * direction
      : undefined;
  const moved = days.length === 0 ? daysMoved(request.text) : undefined;
  const start =
    moved !== undefined
      ? `${addDays(before.slice(0, 10), moved * direction)}T${times[0]?.time ?? before.slice(11)}`
      : shifted === undefined
        ? `${days.at(-1)?.day ?? before.slice(0, 10)}T${times[0]?.time ?? before.slice(11)}`
        : localStart(
            { start_time: new Date(new Date(event.start_time).getTime() + shifted * 60_000).toISOString() },
            zone,
          );
  if (
    target === '' &&
    shifted === undefined &&
    moved === undefined &&
    days.length === 0 &&
    times.length === 0
  )
    return ask(
      t('To which day and time should I move {event}?', { event: eventWords(event, workspace) }),
      freeSlots(
        { from: todayOf(workspace), to: before.slice(0, 10), minutes: event.duration, count: 3 },
        workspace,
      ),
    );
  if (start === before)
    return ask(
      t('{event} is already at that time. To which day and time should I move it?', {
        event: eventWords(event, workspace),
      }),
    );
  const taken = conflictAt(start, event.duration, workspace, [event.id]);
  if (taken) return askOtherTime(taken, start, event.duration, workspace);
  return {
    kind: 'steps',
    steps: [{ deed: 'move_event', id: event.id, start }],
    ...(event.lead_id && { note: t('No one was notified: write to them yourself if needed.') }),
  };
};

const askAboutAll = ({ text, days }: AssistantRequest, workspace: Workspace): AssistantReading => {
  const day = days[0]?.day ?? todayOf(workspace);
  const events = workspace.events.filter((event) => localStart(event, workspace.zone).startsWith(day));
  const { t } = workspace.words;
  if (events.length === 0)
    return {
      kind: 'found',
      found: {
        deed: 'show',
        message: t('Nothing: there are no events in your calendar then.'),
        events: [],
        from: day,
        to: day,
      },
    };
  const target = days.at(-1)?.day;
  const clash =
    moving.test(text) && target && target !== day
      ? workspace.events.find((event) => localStart(event, workspace.zone).startsWith(target))
      : undefined;
  const list = events.map((event) => eventWords(event, workspace)).join(', ');
  const question = [
    clash && t('On the other day there is a conflict with {event}.', { event: eventWords(clash, workspace) }),
    t('This is about {events}. Which of them do you mean?', { events: list }),
    telling.test(text) && t('I can’t tell anyone: I don’t send messages.'),
  ]
    .filter(Boolean)
    .join(' ');
  return ask(
    question,
    events.map(({ title }) => title),
  );
};

export const readCancel = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { text } = request;
  const { t } = workspace.words;
  const isDay = clearing.test(text) && request.days.length > 0 && eventsNamed(text, workspace).length === 0;
  if (everything.test(text) || isDay) return askAboutAll(request, workspace);
  const event = oneEvent(text, workspace);
  if (isReading(event)) return event;
  return {
    kind: 'steps',
    steps: [{ deed: 'cancel_event', id: event.id }],
    ...((event.lead_id ?? telling.test(text)) && {
      note: t('No one was notified: write to them yourself if needed.'),
    }),
  };
};

export const readSwap = ({ text }: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { t } = workspace.words;
  const parts = text.split(/\s(?:with|and|for|mit|und|gegen)\s/iu);
  const events = parts.flatMap((part) => eventsNamed(part, workspace).slice(0, 1));
  return ask(
    events.length === 2
      ? t('Should {one} and {other} change places? Others are involved, so move them one after the other.', {
          one: eventWords(events[0]!, workspace),
          other: eventWords(events[1]!, workspace),
        })
      : t('Which two events should change places?'),
    events.map(({ title }) => title),
  );
};
