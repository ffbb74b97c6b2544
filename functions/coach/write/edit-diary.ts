import type { Edit, EditTarget } from '#shared/coach/intent/edit.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { isLastWriteOpen } from '../state/coach-state.ts';
import { changedFields, withoutItem } from './change-entry.ts';
import type { Change } from './change-item.ts';
import { type Found, findTargets, recentEntries } from './find-target.ts';
import { isImplausibleAmount } from './implausible-amount.ts';
import { loggedWords } from './log-meals.ts';
import { dayIn, energyOf, listOf, mealAs, quote, sentence } from './reply-words.ts';
import { planUndo } from './undo-turns.ts';
import type { WriteContext } from './write-context.ts';

/** Maximum number of choices in a question. */
const MAX_CHOICES = 5;

const entryWords = ({ words, facts }: WriteContext, entry: FoodEntry): string =>
  [
    quote(words, entry.food_name),
    ...energyOf(words, entry.calories),
    `${mealAs(words, entry.meal_type)} ${dayIn(words, entry.local_date, facts.date)}`,
  ].join(', ');

/** Undoes the last turns that wrote something. */
export const undoTurns = async (context: WriteContext, turns: number): Promise<string> => {
  const { user_id, state, undo, words, wanted, now } = context;
  const ids = state.recent.map(({ turn_id }) => turn_id);
  const records = await undo.written(user_id, ids);
  const newest = ids.flatMap((id) => records.find(({ turn_id }) => turn_id === id) ?? []).slice(0, turns);
  if (newest.length === 0)
    return words.t('There’s nothing to undo: I wrote nothing in the last 24 hours. What should I change?');
  const plan = planUndo(newest, await undo.standing(user_id, newest), now);
  wanted.requested.undo = plan;
  const names = newest.flatMap(({ changes = [], planned, water = [], weight }) => [
    ...changes
      .flatMap(({ before, after }) => after ?? before ?? [])
      .map(({ food_name }) => quote(words, food_name)),
    ...planned.map(({ meal }) => quote(words, meal.name)),
    ...water.map(({ milliliters }) =>
      words.t('{amount} of water', { amount: `${words.number(milliliters)} ml` }),
    ),
    ...(weight ? [words.t('your weight')] : []),
  ]);
  const kept = plan.kept.length === 0 ? '' : ` ${words.t('What you’ve changed since then stays.')}`;
  return `${words.t('Undone: {list}.', { list: listOf(words, [...new Set(names)]) })}${kept}`;
};

/** Asks which entry is meant, with one button for each. */
const askWhich = (context: WriteContext, found: readonly Found[], action: 'remove' | 'change'): string => {
  const { wanted, words, question } = context;
  wanted.propose(
    found.slice(0, MAX_CHOICES).map(({ entry }) => ({
      label: entryWords(context, entry),
      actions: [
        action === 'remove'
          ? { kind: 'remove', ids: [entry.id] }
          : { kind: 'change', id: entry.id, message: question.message },
      ],
    })),
    question.message,
  );
  return words.t('Which one do you mean?');
};

export const removedWords = (context: WriteContext, entries: readonly FoodEntry[]): string => {
  const { words } = context;
  return words.t('Removed: {list}.', {
    list: entries.map((entry) => entryWords(context, entry)).join('; '),
  });
};

const removeAll = (context: WriteContext, target: EditTarget): string => {
  const { entries, facts, words, wanted, question } = context;
  const date = addDays(facts.date, target.day ?? 0);
  const all = entries.filter(
    ({ local_date, meal_type }) => local_date === date && (target.meal === null || meal_type === target.meal),
  );
  if (all.length === 0)
    return words.t('There’s nothing logged {day}.', { day: dayIn(words, date, facts.date) });
  wanted.propose(
    [{ label: words.t('Confirm|write'), actions: [{ kind: 'remove', ids: all.map(({ id }) => id) }] }],
    question.message,
  );
  return words.plural(
    all.length,
    'Remove {count} entry {day}: {list}?',
    'Remove {count} entries {day}: {list}?',
    {
      count: words.number(all.length),
      day: dayIn(words, date, facts.date),
      list: listOf(
        words,
        all.map(({ food_name }) => quote(words, food_name)),
      ),
    },
  );
};

/** Removes an entry or one food of it, or asks which one. */
export const removeEntry = (context: WriteContext, edit: Extract<Edit, { kind: 'remove' }>): string => {
  const { wanted, words, question } = context;
  const { target } = edit;
  if (edit.isEverything) return removeAll(context, target);
  const found = findTargets(context, target);
  const [first] = found;
  if (first === undefined) {
    if (target.name !== null)
      return words.t('I couldn’t find {food} in your diary of the last two weeks, so nothing was removed.', {
        food: quote(words, target.name),
      });
    const [newest] = context.entries;
    return newest
      ? proposeRemoval(context, newest)
      : words.t('There’s nothing to remove: your diary has no entries of the last two weeks.');
  }
  if (found.length > 1) return askWhich(context, found, 'remove');
  if (first.isPartial) return proposeRemoval(context, first.entry);
  if (first.item === null) {
    wanted.remove(first.entry);
    return removedWords(context, [first.entry]);
  }
  const removed = first.entry.items?.[first.item]?.name ?? question.message;
  const after = wanted.change(first.entry, withoutItem(first.entry, first.item));
  return words.t('Removed {food}. What’s left: {entry}.', {
    food: quote(words, removed),
    entry: entryWords(context, after),
  });
};

const proposeRemoval = (context: WriteContext, entry: FoodEntry): string => {
  const { wanted, words, question } = context;
  wanted.propose(
    [{ label: words.t('Confirm|write'), actions: [{ kind: 'remove', ids: [entry.id] }] }],
    question.message,
  );
  return words.t('Remove the whole entry {entry}?', { entry: entryWords(context, entry) });
};

/** Applies a change to one entry and returns the reply, or null if the change cannot be understood. */
export const applyChange = (context: WriteContext, found: Found, change: Change): string | null => {
  const { wanted, words } = context;
  const fields = changedFields(context, found, change);
  if (fields === null) return null;
  if (fields.items && isImplausibleAmount(fields.items))
    return words.t(
      'That’s more than anyone eats at once, so nothing was changed. Try again with the right amounts.',
    );
  return sentence(
    words.t('Changed: {entry}', { entry: loggedWords(context, wanted.change(found.entry, fields)) }),
  );
};

/** Changes an entry, or asks which one. @returns the reply, or null if the message is no change after all */
export const changeEntry = (context: WriteContext, change: Change): string | null => {
  const { words, state } = context;
  const { target } = change;
  const found = findTargets(context, target);
  const [first] = found;
  const isUnnamed = target.name === null && target.meal === null && target.day === null;
  const isOpen = isLastWriteOpen(state, context.lastTurn, epochSeconds(context.now));
  // After a question in between, 'make it 250 g' is about the question.
  if (first && isUnnamed && !isOpen && (change.amount !== null || change.food !== null)) return null;
  if (first === undefined) {
    const isMove = change.meal !== null || change.day !== null || change.time !== null;
    const isClear = target.name === null && (isMove || (change.amount !== null && change.food === null));
    return isClear && state.recent.length === 0
      ? words.t(
          'I’m not sure what to change, so nothing was changed. Name the food, for example “make the rice 120 g”.',
        )
      : null;
  }
  const isRecent = recentEntries(context).some(({ id }) => id === first.entry.id);
  if (found.length > 1 && !isRecent) return askWhich(context, found, 'change');
  const done = applyChange(context, first, change);
  if (done !== null) return done;
  return change.food === null
    ? words.t('I don’t know how much {food} weighs, so nothing was changed. Change it in the diary.', {
        food: quote(words, first.entry.food_name),
      })
    : null;
};
