import type { Edit } from '#shared/coach/intent/edit.ts';
import { foldedText } from '#shared/coach/intent/folded-text.ts';
import { readEdit } from '#shared/coach/intent/read-edit.ts';
import type { ProposalOption, ProposedAction } from '../state/coach-state-entity.ts';
import { setGoal } from './change-goal.ts';
import { applyChange, removedWords } from './edit-diary.ts';
import { logMeals } from './log-meals.ts';
import { saveWeight } from './log-measures.ts';
import { planMeal } from './plan-meals.ts';
import type { WriteContext } from './write-context.ts';

/** Does one proposed write. @returns the reply */
const perform = (context: WriteContext, action: ProposedAction): string => {
  const { words, entries, wanted, facts } = context;
  if (action.kind === 'log') return logMeals(context, [action.meal]);
  if (action.kind === 'plan') return planMeal(context, action.meal);
  if (action.kind === 'weight') return saveWeight(context, action.date, action.weight);
  if (action.kind === 'goal') return setGoal(context, action.calories);
  if (action.kind === 'remove') {
    const left = entries.filter(({ id }) => action.ids.includes(id));
    if (left.length === 0) return words.t('It’s already gone, so nothing was removed.');
    for (const entry of left) wanted.remove(entry);
    return removedWords(context, left);
  }
  const entry = entries.find(({ id }) => id === action.id);
  const edit = action.change ?? readEdit(action.message, facts.date);
  const found = entry && { entry, item: action.item ?? null, isPartial: false };
  const done = found && edit?.kind === 'change' ? applyChange(context, found, edit) : null;
  return done ?? words.t('I couldn’t change that, so nothing was changed.');
};

const optionNamedIn = (options: readonly ProposalOption[], message: string): ProposalOption | null => {
  const words = foldedText(message).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  if (words.length === 0 || words.length > 6) return null;
  const named = options.filter(({ label }) => {
    const folded = foldedText(label);
    return words.every((word) => folded.includes(word));
  });
  return named.length === 1 ? (named[0] ?? null) : null;
};

/**
 * Answers the open question of the last turn: writes what was confirmed, or nothing.
 * @param reply what the message says to a question; null if a button was used or it says nothing
 * @returns the reply, or null if the message does not answer the question
 */
export const answerProposal = (context: WriteContext, reply: Edit | null): string | null => {
  const { words, state, question } = context;
  const { proposal } = state;
  const { answers } = question;
  if (answers && answers.turn_id !== proposal?.turn_id)
    return words.t('That question is no longer open, so nothing was written. Say again what to log.');
  if (proposal === null) return null;
  const { options } = proposal;
  const performOption = (option: ProposalOption | undefined): string | null =>
    option ? option.actions.map((action) => perform(context, action)).join(' ') : null;
  if (answers) return performOption(options[answers.option]) ?? words.t('OK, nothing was written.');
  if (reply?.kind === 'no' && reply.rest === '') return words.t('OK, nothing was written.');
  if (reply?.kind === 'yes' && options.length === 1) return performOption(options[0]);
  if (reply?.kind === 'choose' && options.length > 1)
    return performOption(reply.index < 0 ? options.at(-1) : options[reply.index]);
  if (options.length > 1) {
    if (reply?.kind === 'yes') {
      context.wanted.requested.keepsProposal = true;
      return words.t('Which one do you mean?');
    }
    return performOption(optionNamedIn(options, question.message) ?? undefined);
  }
  return null;
};
