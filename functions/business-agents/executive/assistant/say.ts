import type { Translator } from '#shared/language/translator.ts';
import type { StoredEvent } from '../../common/calendar/stored-event.ts';
import { meetingWords } from '../calendar/date-texts.ts';
import type { LeadMention } from './find-leads.ts';
import type { AssistantReading } from './reading.ts';
import type { Workspace } from './workspace.ts';

/** Joins names: 'Tom Becker, Tom Berger'. */
export const namesOf = (
  rows: readonly ({ name: string } | { title: string } | { subject: string })[],
): string =>
  rows.map((row) => ('name' in row ? row.name : 'title' in row ? row.title : row.subject)).join(', ');

/** Formats an event with its time: '“Demo” (Tuesday, 24 November 2026, 10:00–11:00)'. */
export const eventWords = (event: StoredEvent, { zone, words }: Workspace): string =>
  `“${event.title}” (${meetingWords(new Date(event.start_time), event.duration, zone, words.language)})`;

export const ask = (question: string, choices: readonly string[] = []): AssistantReading => ({
  kind: 'clarify',
  question,
  ...(choices.length > 0 && { choices }),
});

/** Asks which lead is meant if a text names several, or returns null. */
export const askWhichLead = ({ several, lead }: LeadMention, { t }: Translator): AssistantReading | null =>
  lead === null && several.length > 1
    ? ask(
        t('Who do you mean: {names}?', { names: namesOf(several) }),
        several.map(({ name }) => name),
      )
    : null;

/** Refuses to write to a lead that does not want to be contacted, or returns null. */
export const refuseBlocked = (
  { lead }: LeadMention,
  { blocked, words: { t } }: Workspace,
): AssistantReading | null =>
  lead && blocked.has(lead.id)
    ? {
        kind: 'cannot',
        message: t(
          '{name} does not want to be contacted, so I prepare nothing for them. Change that in the lead if it’s wrong.',
          { name: lead.name },
        ),
      }
    : null;
