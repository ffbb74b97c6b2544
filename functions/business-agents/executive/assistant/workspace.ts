import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import type { Translator } from '#shared/language/translator.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import type { StoredEvent } from '../../common/calendar/stored-event.ts';
import type { StoredActivity } from '../crm/stored-activity.ts';
import type { StoredDocument } from '../documents/stored-document.ts';

/** What a request is read against: the user's stored rows, and the time. */
export interface Workspace {
  now: Date;
  /** IANA name. */
  zone: string;
  words: Translator;
  leads: readonly Lead[];
  /** IDs of leads that do not want to be contacted. */
  blocked: ReadonlySet<string>;
  /** Without cancelled ones, by start. */
  events: readonly StoredEvent[];
  /** Open and completed tasks, without notes of status changes. */
  tasks: readonly StoredActivity[];
  documents: readonly StoredDocument[];
}

export const todayOf = ({ now, zone }: Pick<Workspace, 'now' | 'zone'>): LocalDate => localDateOf(now, zone);

/** Returns the local start of an event: '2026-11-26T15:00'. */
export const localStart = ({ start_time }: Pick<StoredEvent, 'start_time'>, zone: string): string => {
  const { date, time } = wallClockOf(new Date(start_time), zone);
  return `${date}T${time.slice(0, 5)}`;
};

export const isOpen = ({ status }: Pick<StoredActivity, 'status'>): boolean =>
  status === 'pending' || status === 'in_progress';
