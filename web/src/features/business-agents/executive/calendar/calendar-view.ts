import {
  type CalendarEvent,
  DESCRIPTION_SHOWN,
  EVENTS_SHOWN,
} from '#shared/business-agents/executive/schema.ts';

const MINUTE = 60_000;

/** Events that are not over yet, the first one first: ten at a look (EXEC-15). */
export const upcoming = (events: readonly CalendarEvent[], now: number): CalendarEvent[] =>
  events
    .filter(({ start_time, duration }) => Date.parse(start_time) + duration * MINUTE > now)
    .slice(0, EVENTS_SHOWN);

/** Events that are over, the latest first: ten at a look. */
export const earlier = (events: readonly CalendarEvent[], now: number): CalendarEvent[] =>
  events
    .filter(({ start_time, duration }) => Date.parse(start_time) + duration * MINUTE <= now)
    .slice(-EVENTS_SHOWN)
    .toReversed();

/** The first 100 characters of a description (EXEC-16); no character is cut in two. */
export const shortened = (description: string): string => {
  const characters = Array.from(description);
  if (characters.length <= DESCRIPTION_SHOWN) return description;
  return `${characters.slice(0, DESCRIPTION_SHOWN).join('').trimEnd()}…`;
};
