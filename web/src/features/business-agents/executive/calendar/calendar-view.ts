import {
  type CalendarEvent,
  DESCRIPTION_SHOWN,
  EVENTS_SHOWN,
} from '#shared/business-agents/executive/schema.ts';

const MINUTE = 60_000;

/** Returns events that are not over yet, earliest first, up to ten per page (EXEC-15). */
export const upcoming = (events: readonly CalendarEvent[], now: number): CalendarEvent[] =>
  events
    .filter(({ start_time, duration }) => Date.parse(start_time) + duration * MINUTE > now)
    .slice(0, EVENTS_SHOWN);

/** Returns past events, latest first, up to ten per page. */
export const earlier = (events: readonly CalendarEvent[], now: number): CalendarEvent[] =>
  events
    .filter(({ start_time, duration }) => Date.parse(start_time) + duration * MINUTE <= now)
    .slice(-EVENTS_SHOWN)
    .toReversed();

/** Returns the first 100 characters of a description (EXEC-16) without splitting a character. */
export const shortened = (description: string): string => {
  const characters = Array.from(description);
  if (characters.length <= DESCRIPTION_SHOWN) return description;
  return `${characters.slice(0, DESCRIPTION_SHOWN).join('').trimEnd()}…`;
};
