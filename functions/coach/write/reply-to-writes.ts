import type { StatementKind } from '#shared/coach/intent/classify-statement.ts';
import { readEdit, readReply } from '#shared/coach/intent/read-edit.ts';
import { foldedText } from '#shared/coach/intent/folded-text.ts';
import { type LogRequest, readLog } from '#shared/coach/intent/read-log.ts';
import type { MealRequest } from '#shared/coach/intent/read-meals.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { isLastWriteOpen } from '../state/coach-state.ts';
import { answerProposal } from './answer-proposal.ts';
import { proposeGoal } from './change-goal.ts';
import { changeEntry, removeEntry, undoTurns } from './edit-diary.ts';
import { recentEntries } from './find-target.ts';
import { logMeals, proposeMeals, refusalOf } from './log-meals.ts';
import { logWater, logWeight } from './log-measures.ts';
import { planMeals, planRefusal } from './plan-meals.ts';
import { isRepeat, logMore, repeatFood, repeatMeal } from './repeat-meal.ts';
import type { WriteContext } from './write-context.ts';

/** A reply about a write, or about why nothing was written. */
export interface WriteReply {
  text: string;
  /** Whether the rules understood the message completely, so that no model is needed. */
  isFinal: boolean;
  /** Set if asked numbers are left out, so that a help line is shown (decision 0069). */
  isWithheld?: true;
}

const open = (text: string): WriteReply => ({ text, isFinal: false });
const final = (text: string | null): WriteReply | null => (text === null ? null : { text, isFinal: true });

const CONTINUES = /^(?:and|with|plus|also|und|mit|dazu|ausserdem|sowie|topped with|together with)\b/;

const isOpen = ({ state, lastTurn, now }: WriteContext): boolean =>
  isLastWriteOpen(state, lastTurn, epochSeconds(now));

/** Gives foods that continue the last meal its meal and day: 'with 30 g cream cheese'. */
const continued = (context: WriteContext, meals: readonly MealRequest[]): MealRequest[] => {
  const { question, facts } = context;
  const [last] = recentEntries(context);
  if (!last || !isOpen(context) || !CONTINUES.test(foldedText(question.message))) return [...meals];
  return meals.map((meal) => ({
    ...meal,
    meal_type: meal.meal_type ?? last.meal_type,
    date: meal.date === facts.date ? last.local_date : meal.date,
  }));
};

const isBareMeal = ({ statements }: LogRequest): boolean => statements.every(({ kind }) => kind === 'bare');

const editReply = async (context: WriteContext): Promise<WriteReply | null> => {
  const edit = readEdit(context.question.message, context.facts.date);
  if (edit === null) return null;
  if (edit.kind === 'undo') return final(await undoTurns(context, edit.turns));
  if (edit.kind === 'remove') {
    const text = removeEntry(context, edit);
    const { written, requested } = context.wanted;
    // A model may find what the words describe.
    return written.length + requested.options.length > 0 ? final(text) : open(text);
  }
  if (edit.kind === 'more') return final(logMore(context, edit));
  return edit.kind === 'change' ? final(changeEntry(context, edit)) : null;
};

/** Explains why nothing was logged, for messages that name something to log. */
const explain = ({ words }: WriteContext, { statements, planned }: LogRequest): WriteReply | null => {
  const kinds = new Set<StatementKind>(statements.map(({ kind }) => kind));
  const isRequest = statements.some(({ folded }) =>
    /\b(?:log\w*|add|record|track|enter|save|eintragen|trag)\b/.test(folded),
  );
  if (kinds.has('exercise') && !kinds.has('question'))
    return open(
      words.t(
        'I don’t track exercise, so nothing was logged. Your calorie goal already includes your activity level.',
      ),
    );
  if (kinds.has('not-tracked') && isRequest)
    return final(words.t('I track food, water and weight, so nothing was logged.'));
  if (kinds.has('negated') && isRequest && !kinds.has('question'))
    return final(words.t('OK, nothing was logged.'));
  if (kinds.has('future') && planned.length > 0 && !kinds.has('question'))
    return {
      text: words.t('That’s still to come, so nothing was logged. Log it once you’ve eaten it.'),
      isFinal: false,
    };
  const [only] = statements;
  const isVague =
    statements.length === 1 &&
    only?.kind === 'eaten' &&
    /^(?:(?:i|ich|we|wir|just|hab|habe|have|so|also) )*(?:ate|eaten|had|gegessen|snacked|drank|getrunken)(?: (?:a lot|too much|so much|something|some stuff|stuff|food|a bit|way too much|lunch|breakfast|dinner|already|today|now|viel|zu viel|was|etwas|schon|gegessen|getrunken))*$/.test(
      only.folded,
    );
  if (
    isVague ||
    statements.some(({ folded }) =>
      /^(?:ok |okay |so )*(?:logging time|time to log|lets log|let us log)$/.test(folded),
    )
  )
    return final(
      words.t('What did you eat, and how much? For example “two eggs and a slice of toast for breakfast”.'),
    );
  return null;
};

const logReply = (context: WriteContext): WriteReply | null => {
  const { question, facts, foods, words } = context;
  const repeated = repeatMeal(context);
  if (repeated !== null) return final(repeated);
  const request = readLog(question.message, facts.date, foods);
  const { clear, unsure, planned, not_understood, statements } = request;
  const folded = foldedText(question.message);
  // Without a write to continue, 'and an apple' continues a question.
  if (isBareMeal(request) && CONTINUES.test(folded) && !isOpen(context)) return null;
  const [first] = clear;
  if (first && clear.length === 1 && first.items.length === 1 && isRepeat(folded)) {
    const own = repeatFood(
      context,
      first.items[0]?.said ?? first.items[0]?.name ?? '',
      first.meal_type,
      first.date,
    );
    if (own !== null) return final(own);
  }
  const planKind = statements.some(({ kind }) => kind === 'plan') ? 'plan' : 'future';
  // 'Sushi place tonight, what do I order' asks for an idea.
  const isAsking = planKind === 'future' && statements.some(({ kind }) => kind === 'question');
  if (clear.length === 0 && planned.length > 0 && !isAsking) {
    const plan = planMeals(context, planned, planKind, question.message);
    if (plan !== null) return open(plan);
  }
  if (clear.length > 0) {
    const logged = logMeals(context, continued(context, clear), not_understood);
    if (unsure.length === 0 || context.wanted.written.length === 0) return open(logged);
    return open(`${logged} ${proposeMeals(context, continued(context, unsure))}`);
  }
  if (unsure.length > 0 && (isBareMeal(request) || statements.some(({ kind }) => kind !== 'bare'))) {
    const refused = unsure.map((meal) => refusalOf(context, meal)).find((reason) => reason !== null);
    return { text: refused ?? proposeMeals(context, continued(context, unsure)), isFinal: false };
  }
  if (planKind === 'plan') return open(planRefusal(context));
  const explained = explain(context, request);
  if (explained) return explained;
  const isAsked = statements.some(({ kind }) => kind === 'request');
  return isAsked
    ? {
        text: words.t(
          'I didn’t understand what to log, so nothing was logged. Try “log two eggs for breakfast”.',
        ),
        isFinal: false,
      }
    : null;
};

/**
 * Answers a message that confirms, corrects, undoes or requests a write, and collects the writes.
 * @returns null if the message is about something else
 */
export const replyToWrites = async (context: WriteContext): Promise<WriteReply | null> => {
  const { question, facts, foods } = context;
  const answered = answerProposal(context, question.answers ? null : readReply(question.message));
  if (answered !== null) return final(answered);
  const goal = proposeGoal(context);
  if (goal !== null) return final(goal);
  const request = readLog(question.message, facts.date, foods);
  const weight = logWeight(context, request.statements);
  if (weight !== null) return final(weight);
  const water = logWater(context, request.statements);
  if (water !== null) {
    const more = /\p{L}{3}/u.test(water.rest)
      ? logReply({ ...context, question: { ...question, message: water.rest } })
      : null;
    return final(more === null ? water.reply : `${water.reply} ${more.text}`);
  }
  return (await editReply(context)) ?? logReply(context);
};
