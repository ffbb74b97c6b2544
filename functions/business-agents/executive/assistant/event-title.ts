import type { MeetingType } from '#shared/business-agents/executive/schema.ts';
import type { AssistantRequest } from './request.ts';
import { rangeOf } from '../../common/text/times.ts';
import type { Workspace } from './workspace.ts';
import { durationsIn } from '../../common/text/durations.ts';

/** Matches words of events. */
export const eventWordsIn =
  /(?<!\p{L})(?:meetings?|calls?|demos?|appointments?|events?|workshops?|lunch|dinner|breakfast|coffee|stand-?up|sync|interview|session|slot|time|calendar|diary|invite|termin\p{L}*|besprechung|anruf|telefonat|gespräch|treffen|mittagessen|vorführung|kalender|kaffee|jour fixe)(?!\p{L})/iu;

/** Returns the type of a meeting from its words. */
export const meetingTypeOf = ({ text, mention }: AssistantRequest): MeetingType => {
  if (/(?<!\p{L})(?:demo|vorführung|presentation)(?!\p{L})/iu.test(text)) return 'demo';
  if (/(?<!\p{L})(?:follow-?up|nachfass\p{L}*)(?!\p{L})/iu.test(text)) return 'follow_up';
  return mention.lead ? 'sales_call' : 'internal';
};

const kinds: readonly (readonly [RegExp, string, string])[] = [
  [/(?<!\p{L})(?:video ?call|call|phone|ring|anruf|telefonat|telefontermin)(?!\p{L})/iu, 'Call', 'Telefonat'],
  [/(?<!\p{L})(?:demo|vorführung)(?!\p{L})/iu, 'Demo', 'Demo'],
  [/(?<!\p{L})(?:lunch|mittagessen)(?!\p{L})/iu, 'Lunch', 'Mittagessen'],
  [/(?<!\p{L})(?:coffee|kaffee)(?!\p{L})/iu, 'Coffee', 'Kaffee'],
  [/(?<!\p{L})follow-?up(?!\p{L})/iu, 'Follow-up', 'Nachfassen'],
];

/** Returns the title of a new event: what remains without the request's words, or its kind and the lead. */
export const titleOf = ({ text, days, times, mention }: AssistantRequest, { words }: Workspace): string => {
  const quoted = /"([^"]{2,150})"/u.exec(text)?.[1];
  if (quoted) return quoted;
  const isGerman = words.language === 'de';
  if (mention.lead) {
    const [, english, german] = kinds.find(([pattern]) => pattern.test(text)) ?? [null, 'Meeting', 'Termin'];
    return `${isGerman ? german : english} ${isGerman ? 'mit' : 'with'} ${mention.lead.name}`.slice(0, 200);
  }
  const range = rangeOf(text, times);
  const cuts = [...days, ...times, ...durationsIn(text, words.language), ...(range ? [] : [])].toSorted(
    (one, other) => other.start - one.start,
  );
  let rest = text;
  for (const { start, end } of cuts) rest = `${rest.slice(0, start)}\u2063${rest.slice(end)}`;
  const bare = rest
    .replace(
      /(?:[,\s–-]|(?<!\p{L})(?:at|on|for|from|to|until|till|um|am|von|bis|für|ab|uhr|o'clock|every|each|jeden|other)(?!\p{L}))*\u2063/giu,
      ' ',
    )
    .replace(
      /^(?:please |bitte |can you |could you )*(?:schedule|book|block|plan|arrange|set up|put|add|create|make|enter|reserve|pencil in|trag\p{L}*|plan\p{L}*|leg\p{L}*|buch\p{L}*|vereinbar\p{L}*|setz\p{L}*|mach\p{L}*|erstell\p{L}*|new|neue[rns]?)(?!\p{L})\s*(?:me |mir |us |uns )?(?:an? |the |ein\p{L}* |den |die |das |my )?/iu,
      '',
    )
    .replace(
      /\s(?:in|into|to|on)\s(?:my|the|meinen|den)\s(?:calendar|diary|kalender)|\s(?:ein|an|an\.)$/iu,
      '',
    )
    .replace(/,.*$/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,.:–-]+|[\s,.:–-]+$/gu, '')
    .trim();
  if (bare.length < 2) return isGerman ? 'Termin' : 'Meeting';
  return (bare.charAt(0).toUpperCase() + bare.slice(1)).slice(0, 200);
};
