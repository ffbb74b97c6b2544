import type { StoredEvent } from '../../common/calendar/stored-event.ts';
import { freeSlots, isFreeAt } from './free-slots.ts';
import type { AssistantReading } from './reading.ts';
import { ask, eventWords } from './say.ts';
import type { Workspace } from './workspace.ts';

export const impossible = ({ words: { t } }: Workspace): AssistantReading =>
  ask(t('This day doesn’t exist: there is no such day in that month. Which day do you mean?'));

/** Asks for another time if the wanted one is taken, with free times near it. */
export const askOtherTime = (
  taken: StoredEvent,
  start: string,
  minutes: number,
  workspace: Workspace,
): AssistantReading => {
  const { t } = workspace.words;
  const day = start.slice(0, 10);
  const slots = freeSlots({ from: day, to: day, minutes, count: 3 }, workspace).map((slot) => slot.slice(11));
  return ask(
    t('That time is already taken by {event}. Which other time do you want?', {
      event: eventWords(taken, workspace),
    }),
    slots,
  );
};

export const conflictAt = (
  start: string,
  minutes: number,
  workspace: Workspace,
  without: readonly string[] = [],
): StoredEvent | undefined =>
  workspace.events.find(
    (event) =>
      !without.includes(event.id) && !isFreeAt(start, minutes, { events: [event], zone: workspace.zone }),
  );
