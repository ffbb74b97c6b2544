import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import type { StoredEvent } from '../../common/calendar/stored-event.ts';
import type { StoredActivity } from '../crm/stored-activity.ts';
import type { StoredDocument } from '../documents/stored-document.ts';

/** Rows and values that answer a question. */
export interface Found {
  deed: 'show' | 'show_tasks' | 'show_document' | 'show_leads' | 'answer' | 'find_time';
  message: string;
  events?: readonly StoredEvent[];
  tasks?: readonly StoredActivity[];
  documents?: readonly StoredDocument[];
  leads?: readonly Lead[];
  /** Local starts of free times. */
  slots?: readonly string[];
  free?: boolean;
  count?: number;
  from?: string;
  to?: string;
}

/** What a request to the assistant asks for. Texts are in the user's language. */
export type AssistantReading =
  | { kind: 'steps'; steps: readonly AssistantStep[]; note?: string }
  | { kind: 'found'; found: Found }
  | { kind: 'clarify'; question: string; choices?: readonly string[] }
  | { kind: 'cannot'; message: string };
