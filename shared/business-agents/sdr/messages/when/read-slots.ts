import type { LocalDate } from '../../../../time/local-date.ts';
import { namesIn, numberOf, numberWords } from './calendar-words.ts';
import { plainText, sentencesOf } from '../own-text.ts';
import { clockTimesIn, type MentionedTime } from './read-clock-times.ts';
import { type DayContext, daysIn, monthOf, type MentionedDay } from './read-days.ts';

/** The appointments that a message proposes, in local time. */
export interface ProposedSlots {
  /** `YYYY-MM-DDTHH:MM`, for proposals with a time. */
  times: string[];
  /** Days proposed without a time of their own. */
  days: LocalDate[];
  /** Days that the lead rules out. */
  declined: LocalDate[];
  /** Times without a day. */
  clock: string[];
  /** Whether a mentioned day doesn't exist. */
  isImpossible: boolean;
}

export interface SlotContext extends DayContext {
  /** Local time, `HH:MM`. */
  time: string;
  /** Local start of the next appointment with the lead, which 'same time' refers to; null for none. */
  agreed: string | null;
}

/** Splits where a new statement starts, so that 'not Thursday, but Friday' rules out only Thursday. */
const clauseStart =
  /(?:[;?!]|, |(?<!\p{L})(?:but|however|instead|aber|sondern|stattdessen|dafür|- )(?!\p{L}))/gu;
const rulesOut =
  /(?<!why )(?<!\p{L})(?:not|n't|\p{L}+n't|cannot|no good|no longer|unable|nicht|kein\p{L}*|absagen|cancel|schlecht|ungünstig|leider|unfortunately|out|bad|busy|impossible|booked|weder|neither|nor|except|außer)(?!\p{L})/u;
const exempt =
  /(?:can't|cannot|can not) wait|why not|warum nicht|not sure|whether|no problem|kein problem|if not|wenn nicht|not only|nicht vor|not before|don't call before/gu;
const moves =
  /(?<!\p{L})(?:move|push|shift|reschedule|postpone|bring|verschieben|verlegen|vorziehen)(?!\p{L})/u;

/** Returns whether the clause around a day rules it out. */
const isRuledOut = (text: string, day: MentionedDay): boolean => {
  let start = 0;
  let end = text.length;
  for (const match of text.matchAll(clauseStart)) {
    if (match.index < day.start) start = match.index + match[0].length;
    else if (match.index >= day.end) {
      end = match.index;
      break;
    }
  }
  const clause = text.slice(start, end);
  if (moves.test(clause)) return !/(?:to|on|auf|until|for)(?: the)? $/u.test(text.slice(0, day.start));
  return rulesOut.test(clause.replace(exempt, ''));
};

const onlyJoins =
  /^(?:[\s,]|(?:or|and|oder|und|either|also|on|am|the|at|um|both|auch|gegen|around|from|between|ab|after|nach|zwischen|o|in the morning|in the afternoon|morning|afternoon|vormittags?|nachmittags?|early|late|früh|again|of|about|:|\(|\))(?![\p{L}]))*$/u;

/** Groups days that share the times after them: 'Tuesday or Thursday at 10'. */
const groupsOf = (
  text: string,
  days: readonly MentionedDay[],
  times: readonly MentionedTime[],
): MentionedDay[][] => {
  const groups: MentionedDay[][] = [];
  for (const day of days) {
    const before = groups.at(-1)?.at(-1);
    const gap = before ? text.slice(before.end, day.start) : '';
    const hasTime =
      before !== undefined && times.some(({ start }) => start >= before.end && start < day.start);
    if (before && !hasTime && onlyJoins.test(gap)) groups.at(-1)?.push(day);
    else groups.push([day]);
  }
  return groups;
};

/** Returns the group of days that a time belongs to: the one before it, or the one right after it. */
const groupFor = (
  text: string,
  time: MentionedTime,
  groups: readonly MentionedDay[][],
): MentionedDay[] | undefined => {
  const after = groups.find(([first]) => first !== undefined && first.start >= time.end);
  const before = groups.findLast((group) => (group.at(-1)?.end ?? Infinity) <= time.start);
  const gapAfter = after?.[0] ? text.slice(time.end, after[0].start) : null;
  const gapBefore = before?.at(-1) ? text.slice(before.at(-1)?.end ?? 0, time.start) : null;
  if (gapBefore !== null && onlyJoins.test(gapBefore)) return before;
  if (
    gapAfter !== null &&
    /^(?: ?(?:or|oder|and|und|-) ?(?:at )?\d{1,2}(?::\d\d)?)?(?: ?[ap]\.?m\.?| uhr| o'clock)?(?:[ ,(]|(?:on|am|next|this|the|of|for|in|nächste[nrs]?)(?!\p{L}))*$/u.test(
      gapAfter,
    )
  )
    return after;
  return before ?? after;
};

const MINUTES_PER_DAY = 24 * 60;
const soon = new RegExp(
  `(?<![\\p{L}])in (?:(?<half>half an hour|einer halben stunde)|(?<count>\\d{1,3}|${namesIn(numberWords)}) (?<unit>hours?|minutes?|min|stunden?|minuten?))(?![\\p{L}])`,
  'u',
);

/** Returns the time of 'in an hour' today, or null. */
const soonIn = (text: string, { today, time }: SlotContext): string | null => {
  const found = soon.exec(text)?.groups;
  if (!found) return null;
  const each = /^(?:h|st)/.test(found['unit'] ?? '') ? 60 : 1;
  const wait = found['half'] === undefined ? numberOf(found['count'] ?? '') * each : 30;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = hour * 60 + minute + wait;
  if (at >= MINUTES_PER_DAY) return null;
  return `${today}T${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
};

/** Returns the appointments that a text proposes. */
export const slotsIn = (message: string, known: SlotContext): ProposedSlots => {
  const month = monthOf(plainText(message));
  const context = { ...known, ...(month !== undefined && { month }) };
  const found: ProposedSlots = { times: [], days: [], declined: [], clock: [], isImpossible: false };
  const isPast = (date: LocalDate, time: string): boolean =>
    date < context.today || (date === context.today && time < context.time);
  let carried: MentionedDay[] | undefined;
  for (const sentence of sentencesOf(message)) {
    const text = plainText(sentence);
    const days = daysIn(text, context);
    const times = clockTimesIn(text, days);
    const groups = groupsOf(text, days, times);
    const timed = new Set<MentionedDay>();
    for (const day of days) if (day.date !== null && isRuledOut(text, day)) found.declined.push(day.date);
    const isDeclined = (day: MentionedDay): boolean =>
      day.date !== null && found.declined.includes(day.date) && isRuledOut(text, day);
    if (days.some(({ date }) => date === null)) found.isImpossible = true;
    for (const time of times) {
      if (time.isOpen) continue;
      const group = groupFor(text, time, groups) ?? (days.length === 0 ? carried : undefined);
      if (!group) found.clock.push(time.time);
      for (const day of group ?? []) {
        timed.add(day);
        if (day.date !== null && !isDeclined(day) && !isPast(day.date, time.time))
          found.times.push(`${day.date}T${time.time}`);
      }
    }
    const soonAt = soonIn(text, context);
    if (soonAt !== null) found.times.push(soonAt);
    const sameTime = /same time|gleiche[nr]? (?:zeit|uhrzeit)|selbe[nr]? (?:zeit|uhrzeit)/u.test(text)
      ? context.agreed?.slice(11)
      : undefined;
    // 'Thursday works. Same time as last week?'
    if (sameTime !== undefined && days.length === 0)
      for (const { date } of carried ?? [])
        if (date !== null && date >= context.today) found.times.push(`${date}T${sameTime}`);
    for (const day of days) {
      if (timed.has(day) || day.date === null || isDeclined(day) || day.date < context.today) continue;
      if (sameTime !== undefined) found.times.push(`${day.date}T${sameTime}`);
      else found.days.push(day.date);
    }
    if (days.length > 0) carried = groups.findLast((group) => group.some((day) => !isDeclined(day)));
  }
  const timedDays = new Set(found.times.map((time) => time.slice(0, 10)));
  return {
    ...found,
    times: [...new Set(found.times)],
    days: [...new Set(found.days)].filter((day) => !timedDays.has(day)),
    declined: [...new Set(found.declined)],
  };
};
