import type { Attendee } from '#shared/business-agents/calendar/event-details.ts';

/** Parses typed people: one per line or separated by commas, such as 'Ada Lovelace <ada@example.com>'. */
export const parsePeople = (typed: string): Attendee[] =>
  typed
    .split(/[\n,;]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, name = '', email = part] = /^(.*?)<([^<>]*)>$/.exec(part) ?? [];
      return { name: name.replace(/^["']|["']$/g, '').trim() || null, email: email.trim() };
    });

/** Returns people as they are typed, one per line. */
export const peopleText = (people: readonly Attendee[]): string =>
  people.map(({ name, email }) => (name === null ? email : `${name} <${email}>`)).join('\n');
