import { addDays } from '#shared/time/local-date.ts';
import { rangeOf } from '../../common/text/times.ts';
import { eventsNamed } from './find-rows.ts';
import { freeSlots, isFreeAt } from './free-slots.ts';
import type { AssistantRequest } from './request.ts';
import type { AssistantReading } from './reading.ts';
import { ask, askWhichLead, eventWords, namesOf, refuseBlocked } from './say.ts';
import { spanIn } from './span.ts';
import { localStart, todayOf, type Workspace } from './workspace.ts';
import { amountsIn } from '../../common/text/amounts.ts';

const free =
  /^(?:am i|are we|bin ich|habe? ich|is|do i have|have i(?: got)?|ist|geht)\b.*(?:free|available|frei|verfügbar|zeit|time|busy|booked|belegt)(?!\p{L})/iu;
const finding =
  /(?<!\p{L})(?:find|suggest|propose|give me|offer|look for|such\p{L}*|find\p{L}*|schlag\p{L}*|nenn\p{L}*|when (?:could|can|am|are|will|would) (?:i|we|\p{L}+ and i|\p{L}+ and me)|(?:could|can|may) (?:i|we) (?:squeeze|fit|slot|get) (?:in|\p{L}+ in)|squeeze in|fit in|any (?:free|spare|open|available)|wo (?:passt|passen|geht|ist|habe)|passt .* (?:rein|hinein)|is there any|wann (?:kann|könnte|bin|habe|hätte) ich|wann können wir|what times?)(?!\p{L})(?=.*(?:slots?|times?|minutes?|hours?|gap|free|space|opening|window|termin\p{L}*|zeit\p{L}*|stunden?|minuten|frei|lücke|meet|treffen|call|min)(?!\p{L}))/iu;
const showing =
  /^(?:what(?:'s| is| does| will| do i have| have i got| did i have| was| am i doing| does my| are my)|which|show|list|how (?:does|is|busy)|was (?:steht|habe?|hatte|ist|liegt|gibt)|welche\p{L}*|zeig\p{L}*|wie (?:sieht|voll)|do i have|habe? ich|anything|is there (?:anything|something)|gibt es (?:etwas|was)|steht (?:etwas|was)|agenda|any (?:meetings?|calls?|events?|appointments?)|who (?:am i|do i)|my (?:day|week|schedule|calendar)|mein\p{L}* (?:tag|woche|kalender|termine))(?!\p{L})/iu;
const when =
  /^(?:when(?:'s| (?:is|are|was|do i|does|will))|at what time|what time|wann (?:ist|sind|war|treff\p{L}*|habe? ich|beginnt|fängt)|um wie viel uhr|how long (?:is|does)|wie lange (?:ist|dauert)|where)(?!\p{L})/iu;
const order =
  /(?<!\p{L})(before or after|after or before|vor oder nach|nach oder vor|earlier or later|früher oder später)(?!\p{L})/iu;
const counting =
  /^(?:how many|wie viele?)\s(?:\p{L}+\s){0,3}?(?:meetings?|calls?|events?|appointments?|demos?|termine?|anrufe?|besprechungen|gespräche)(?!\p{L})/iu;

/** Returns whether a text asks about the calendar. */
export const isCalendarQuestion = (text: string): boolean =>
  [free, when, counting].some((pattern) => pattern.test(text)) ||
  order.test(text) ||
  finding.test(text) ||
  (showing.test(text) &&
    /(?<!\p{L})(?:today|tomorrow|yesterday|week|month|day|calendar|schedule|agenda|meetings?|events?|appointments?|calls?|morning|afternoon|next|heute|morgen|gestern|woche|monat|tag|kalender|termine?|anstehen\p{L}*|\p{L}+day|\p{L}+tag|mittwoch|on|have|at|\d)(?!\p{L})/iu.test(
      text,
    ));

const readOrder = ({ text }: AssistantRequest, workspace: Workspace): AssistantReading | null => {
  const match = order.exec(text);
  if (!match) return null;
  const [one] = eventsNamed(text.slice(0, match.index), workspace);
  const [other] = eventsNamed(text.slice(match.index + match[0].length), workspace);
  const { t } = workspace.words;
  if (!one || !other) return ask(t('Which two events do you want to compare?'));
  const isAfter = one.start_time > other.start_time;
  const values = { one: eventWords(one, workspace), other: eventWords(other, workspace) };
  const message = isAfter ? t('{one} is after {other}.', values) : t('{one} is before {other}.', values);
  return { kind: 'found', found: { deed: 'answer', message, events: [one, other] } };
};

const readFree = (
  { text, days, times, minutes }: AssistantRequest,
  workspace: Workspace,
): AssistantReading => {
  const { words, zone, events } = workspace;
  const { t } = words;
  const day = days[0]?.day ?? todayOf(workspace);
  const range = rangeOf(text, times);
  const half = /\b(?:morning|vormittag\p{L}*)(?!\p{L})/iu.test(text)
    ? { from: '09:00', minutes: 180 }
    : /\b(?:afternoon|nachmittag\p{L}*)(?!\p{L})/iu.test(text)
      ? { from: '12:00', minutes: 300 }
      : null;
  const at = range?.from ?? times[0]?.time ?? half?.from ?? '09:00';
  const length = range?.minutes ?? minutes ?? half?.minutes ?? (times[0] ? 30 : 480);
  const inWay = events.filter(
    (event) =>
      localStart(event, zone).startsWith(day) && !isFreeAt(`${day}T${at}`, length, { events: [event], zone }),
  );
  const isFree = inWay.length === 0;
  const message = isFree
    ? t('Yes, you are free then.')
    : t('No, you have: {events}.', { events: inWay.map((event) => eventWords(event, workspace)).join(', ') });
  return {
    kind: 'found',
    found: {
      deed: 'answer',
      message,
      free: isFree,
      from: day,
      to: day,
      ...(inWay.length > 0 && { events: inWay }),
    },
  };
};

const countWords =
  /(?<!\p{L})(\d{1,2}|one|two|three|four|five|six|a few|some|ein\p{L}*|zwei|drei|vier|fünf|sechs|ein paar)\s(?:\p{L}+\s){0,2}?(?:slots?|times?|options?|suggestions?|termine?|zeiten|vorschläge|alternativ\p{L}*|möglichkeiten|lücken)(?!\p{L})/iu;
const countOf = (text: string, workspace: Workspace): number => {
  const word = countWords.exec(text)?.[1];
  if (!word) return 3;
  return /few|some|paar/iu.test(word) ? 3 : (amountsIn(word, workspace.words.language)[0]?.value ?? 1);
};

const readFind = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { text, days, times, minutes, mention } = request;
  const { words } = workspace;
  const stop = askWhichLead(mention, words) ?? refuseBlocked(mention, workspace);
  if (stop) return stop;
  const today = todayOf(workspace);
  const excluded = days
    .filter(({ start }) => /\b(?:not|except|but not|nicht|außer)\s(?:on |am )?$/iu.test(text.slice(0, start)))
    .flatMap(({ day }) => day ?? []);
  const included = days
    .filter(({ day }) => day !== null && !excluded.includes(day))
    .flatMap(({ day }) => day ?? []);
  const span =
    spanIn(text, today) ??
    (included.length > 0
      ? { from: included[0]!, to: included.at(-1)! }
      : { from: today, to: addDays(today, 13) });
  const bound = (pattern: RegExp): string | undefined =>
    times.find(({ start }) => pattern.test(text.slice(0, start)))?.time;
  const earliest =
    bound(
      /\b(?:not before|from|after|since|no earlier than|nicht vor|ab|nach|frühestens|von|between|zwischen)\s(?:um )?$/iu,
    ) ?? (/\b(?:afternoons?|nachmittags?)\b/iu.test(text) ? '12:00' : undefined);
  const latest =
    times.find(
      ({ start, time }) =>
        time !== earliest &&
        /(?:(?<!not )before|by|until|till|no later than|(?<!nicht )vor|bis|spätestens|to|and|und)\s(?:um )?$/iu.test(
          text.slice(0, start),
        ),
    )?.time ?? (/\b(?:mornings?|vormittags?)\b/iu.test(text) ? '12:00' : undefined);
  const length = minutes ?? 30;
  const slots = freeSlots(
    { ...span, minutes: length, count: countOf(text, workspace), earliest, latest, not: excluded },
    workspace,
  );
  const { t } = words;
  if (slots.length === 0)
    return {
      kind: 'found',
      found: {
        deed: 'find_time',
        message: t('I found no free time that fits. Try another day or a shorter time.'),
        slots: [],
      },
    };
  const notice = mention.lead
    ? t('These are free in your calendar; I don’t know the calendar of {name}.', { name: mention.lead.name })
    : t('These times are free in your calendar.');
  return {
    kind: 'found',
    found: { deed: 'find_time', message: notice, slots, from: span.from, to: span.to },
  };
};

const readWhen = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { t } = workspace.words;
  const named = eventsNamed(request.text, workspace);
  const isAny = /\b(?:next|nächste[nrs]?)\s(?:meeting|event|appointment|thing|termin|besprechung)\b/iu.test(
    request.text,
  );
  const next =
    isAny || (/\b(?:next|nächste[nrs]?)\b/iu.test(request.text) && named.length === 0)
      ? workspace.events.filter(({ start_time }) => start_time > workspace.now.toISOString()).slice(0, 1)
      : named;
  if (next.length === 0)
    return {
      kind: 'found',
      found: { deed: 'answer', message: t('Nothing found: no event fits.'), events: [], count: 0 },
    };
  return {
    kind: 'found',
    found: {
      deed: 'answer',
      message: next.map((event) => eventWords(event, workspace)).join(', '),
      events: next,
    },
  };
};

const readShow = ({ text, days, mention }: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { zone, words } = workspace;
  const today = todayOf(workspace);
  const first = days[0]?.day;
  const span =
    (days.length > 0 && first ? { from: first, to: days.at(-1)?.day ?? first } : spanIn(text, today)) ??
    (/\b(?:calendar|kalender|coming up|anstehen\p{L}*)\b/iu.test(text) || mention.lead
      ? { from: today, to: addDays(today, 27) }
      : { from: today, to: today });
  const part = /\b(?:morning|vormittag)(?!\p{L})/iu.test(text)
    ? ['00:00', '12:00']
    : /\b(?:afternoon|nachmittag)(?!\p{L})/iu.test(text)
      ? ['12:00', '24:00']
      : ['00:00', '24:00'];
  const kind = /\b(calls?|demos?|workshops?|lunch(?:es)?|anrufe?|gespräche?)\b/iu
    .exec(text)?.[1]
    ?.replace(/s$/u, '');
  const events = workspace.events.filter((event) => {
    const start = localStart(event, zone);
    const isOfKind = !kind || event.title.toLowerCase().includes(kind.toLowerCase());
    return (
      start.slice(0, 10) >= span.from &&
      start.slice(0, 10) <= span.to &&
      start.slice(11) >= part[0]! &&
      start.slice(11) < part[1]! &&
      isOfKind &&
      (!mention.lead || event.lead_id === mention.lead.id)
    );
  });
  const { t } = words;
  const message =
    events.length === 0
      ? t('Nothing: there are no events in your calendar then.')
      : t('You have: {events}.', { events: namesOf(events) });
  return {
    kind: 'found',
    found: {
      deed: counting.test(text) ? 'answer' : 'show',
      message,
      events,
      ...span,
      ...(counting.test(text) && { count: events.length }),
    },
  };
};

/** Reads a question about the calendar. */
export const readCalendarQuestion = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { text } = request;
  const compared = readOrder(request, workspace);
  if (compared) return compared;
  if (free.test(text)) return readFree(request, workspace);
  if (finding.test(text)) return readFind(request, workspace);
  return when.test(text) ? readWhen(request, workspace) : readShow(request, workspace);
};
