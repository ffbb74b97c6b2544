import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { askOtherTime, conflictAt } from '../conflicts.ts';
import type { AssistantReading } from '../reading.ts';
import { w } from '../task-words.ts';
import type { Workspace } from '../workspace.ts';

const removing = w(
  String.raw`delete|remove|cancel|drop|erase|scrap|clear|throw away|get rid of|call off|take .* off|bin|lösch\p{L}*|entfern\p{L}*|streich\p{L}*|storni\p{L}*|absag\p{L}*|sag\p{L}* .* ab`,
);

/** Returns whether the rows that a step names exist. */
const hasRows = (step: AssistantStep, { events, tasks, documents, leads }: Workspace): boolean => {
  if ('lead' in step && step.lead !== undefined && !leads.some(({ id }) => id === step.lead)) return false;
  if (!('id' in step)) return true;
  const rows = /event/u.test(step.deed) ? events : /task/u.test(step.deed) ? tasks : documents;
  return rows.some(({ id }) => id === step.id);
};

const isForbidden = (step: AssistantStep, { blocked }: Workspace): boolean => {
  if (!('lead' in step) || step.lead === undefined || !blocked.has(step.lead)) return false;
  if (step.deed === 'create_task') return step.taskType !== 'note';
  return step.deed === 'create_event' || step.deed === 'create_series' || step.deed === 'draft_email';
};

/** Deletions need a word of the user that asks for them: a text inside the data must not cause one. */
const isUnasked = ({ deed }: AssistantStep, text: string): boolean =>
  /^(?:cancel|delete)_/u.test(deed) && !removing.test(text);

type TimedStep = Extract<AssistantStep, { deed: 'create_event' | 'create_series' | 'move_event' }>;
const isTimed = (step: AssistantStep): step is TimedStep =>
  step.deed === 'create_event' || step.deed === 'create_series' || step.deed === 'move_event';

const takenTime = (step: AssistantStep, workspace: Workspace): AssistantReading | null => {
  if (!isTimed(step)) return null;
  const id = step.deed === 'move_event' ? step.id : '';
  const minutes =
    step.deed !== 'move_event'
      ? step.minutes
      : (workspace.events.find((event) => event.id === id)?.duration ?? 30);
  const taken = conflictAt(step.start, minutes, workspace, [id]);
  return taken ? askOtherTime(taken, step.start, minutes, workspace) : null;
};

const isPast = (step: AssistantStep, { now, zone }: Workspace): boolean =>
  isTimed(step) && instantOf(step.start.slice(0, 10), step.start.slice(11), zone) < now;

/**
 * Checks the steps that a model proposes against the stored rows.
 * @returns the steps, a question if a time is taken, or null if a step must not be proposed
 */
export const checkSteps = (
  steps: readonly AssistantStep[],
  text: string,
  workspace: Workspace,
): AssistantReading | null => {
  const isUnfit = (step: AssistantStep): boolean =>
    !hasRows(step, workspace) ||
    isForbidden(step, workspace) ||
    isUnasked(step, text) ||
    isPast(step, workspace);
  if (steps.length === 0 || steps.some(isUnfit)) return null;
  const taken = steps.map((step) => takenTime(step, workspace)).find((one) => one !== null);
  return taken ?? { kind: 'steps', steps };
};
