import { readLog } from '#shared/coach/intent/read-log.ts';
import { isForAssistant } from '#shared/coach/assistant-answer.ts';
import { editWishOf } from '#shared/coach/intent/edit-wish.ts';
import { constraintWords } from '#shared/coach/rules/diet/diet-words.ts';
import type { CoachAnswer } from '#shared/coach/schema.ts';
import { firstTwoSentences } from '#shared/coach/first-sentences.ts';
import { safetyFactsOf } from '#shared/safety/user-facts.ts';
import type { SafetyAdvice } from '#shared/safety/refer.ts';
import type { Fact } from '#shared/facts/fact.ts';
import { factSheet, factsForModel } from '#shared/facts/fact-sheet.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import type { Charge } from '../credits/public.ts';
import type { Model } from '../platform/ai/model-client.ts';
import type { PushMessage } from '../platform/sockets/push-message.ts';
import type { CountCall } from '../platform/limits/count-call.ts';
import { askModel } from './model/ask-model.ts';
import { historyForModel } from './model/history-for-model.ts';
import { promptOf } from './model/prompt.ts';
import { knownFacts } from './model/reply-check.ts';
import type { ToolName } from './model/tool-schemas.ts';
import { createTools } from './model/tools.ts';
import { editedNames, writeContextOf } from './model/turn-writes.ts';
import { createReplyWriter } from './model/reply-writer.ts';
import { ruleAnswerOf } from './rules-reply.ts';
import type { Turn } from './turn.ts';
import type { StopsRepository } from './stop/stops-repository.ts';
import { watchStop } from './stop/watch-stop.ts';
import { endedTurn, withProposal } from './write/keep-turn.ts';
import type { WriteContext } from './write/write-context.ts';
import type { TurnWrites } from './write/turn-writes-repository.ts';
import { timeoutSignal } from '../platform/timeouts.ts';

interface Dependencies {
  charge: Charge;
  countCall: CountCall;
  writesOf: TurnWrites;
  push: PushMessage;
  stops: Pick<StopsRepository, 'piecesToKeep'>;
  undo: WriteContext['undo'];
  /** ms between reads of a request to stop. */
  stopIntervalMs: number;
  /** Time limit for all rounds of the model together, ms. */
  timeoutMs: number;
}

/** Maximum number of facts from the rule-based answer to add to the fact sheet. */
const MAX_RULE_FACTS = 8;
const OF_TODAY = /^(?:today\.|goal$|left$|over$)/;
/** Matches words that refer back to the chat or the diary. */
const REFERS =
  /\b(?:usual|same|again|it|that|this|those|these|them|everything|leftovers?|suggest\w*|recommend\w*)\b/i;

/**
 * Returns the facts that the model sees: the fact sheet and the facts of the rule-based answer. The assistant gets
 * facts about today only.
 */
const factsFor = ({ question, facts, foods, knowledge }: Turn): Fact[] => {
  const answer = ruleAnswerOf({ message: question.message, facts, foods, knowledge, isTriaged: true });
  const sheet = factSheet(facts);
  const isCoach = question.context === 'ai_coach';
  const own = isCoach ? sheet : sheet.filter(({ id }) => OF_TODAY.test(id));
  const ids = new Set(own.map(({ id }) => id));
  const more = isCoach || isForAssistant(answer) ? factsForModel(answer.facts, facts) : [];
  return [...own, ...more.filter(({ id }) => !ids.has(id)).slice(0, MAX_RULE_FACTS)];
};

type EditWish = ReturnType<typeof editWishOf>;

const offeredTo = ({ question, wish }: Turn, editWish: EditWish): ToolName[] => [
  ...(question.context === 'ai_coach' || editWish ? (['get_day'] as const) : []),
  ...(question.context === 'ai_coach' ? (['get_range'] as const) : []),
  'find_food',
  ...(wish.log || wish.ask ? (['log_meal'] as const) : []),
  ...(wish.plan ? (['plan_meal'] as const) : []),
  ...(editWish ? (['change_entry', 'remove_entry'] as const) : []),
  ...(editWish === 'clear' ? (['undo_changes'] as const) : []),
];

const saidBy = ({ question: { message }, history, facts }: Turn): string =>
  REFERS.test(message)
    ? [
        message,
        ...history.slice(0, 2).flatMap((turn) => [turn.message, turn.response]),
        ...facts.entries.map(({ food_name }) => food_name),
      ].join('\n')
    : message;

/**
 * Returns the model's answer and charges credits if it is useful; null if it insists on numbers that no fact supports.
 */
export type AskByModel = (
  model: Model,
  turn: Turn,
  advice: SafetyAdvice | null,
) => Promise<CoachAnswer | null>;

/** Stores the answer's writes and its credits in one transaction, so that a failed model leaves nothing behind. */
export const createAskByModel =
  ({ charge, countCall, writesOf, push, stops, undo, stopIntervalMs, timeoutMs }: Dependencies): AskByModel =>
  (model, turn, advice) => {
    const { user_id, question, turn_id, idempotency, deadline, rows } = turn;
    const isCoach = question.context === 'ai_coach';
    const payer = { user_id, idempotency, deadline, known: rows.known };
    return charge.run<CoachAnswer | null>(payer, 'coach_message', async () => {
      await countCall(user_id);
      const wanted = turn.newRequestedWrites();
      const facts = factsFor(turn);
      const editWish = editWishOf(question.message);
      const offered = offeredTo(turn, editWish);
      const window =
        question.connection_id !== undefined && rows.isOwnSocket
          ? createReplyWriter({ push, connection_id: question.connection_id, turn_id })
          : null;
      const watch = watchStop(() => stops.piecesToKeep(user_id, turn_id), stopIntervalMs);
      const asked = askModel(model, {
        messages: promptOf({
          context: question.context,
          today: turn.facts.date,
          time: wallClockOf(turn.now, turn.zone).time.slice(0, 5),
          facts,
          history: historyForModel(turn.history),
          message: question.message,
          language: turn.language,
          diet: constraintWords(turn.constraints, 'en'),
          person: safetyFactsOf(rows.profile),
          advice,
          hasEditTools: editWish !== null,
        }),
        language: turn.language,
        constraints: turn.constraints,
        context: {
          diary: turn.facts,
          person: safetyFactsOf(rows.profile),
          constraints: turn.constraints,
          foods: turn.foods,
          deeds: () => ({
            written: wanted.written.filter(
              (thing) => thing.kind === 'entry' || thing.kind === 'planned_meal',
            ),
            hasRemoved:
              wanted.requested.undo !== null ||
              wanted.written.some(({ kind }) => kind !== 'entry' && kind !== 'planned_meal'),
          }),
          edited: () => editedNames(wanted),
          message: question.message,
          mustRefer: advice !== null,
        },
        tools: createTools({
          facts: turn.facts,
          foods: turn.foods,
          recall: turn.recall,
          language: turn.language,
          wanted,
          said: saidBy(turn),
          message: question.message,
          // As without a model, a food with its amount is enough: '2 eggs'.
          mayLog: turn.wish.log || readLog(question.message, turn.facts.date, turn.foods).clear.length > 0,
          mayEdit: editWish === 'clear',
          writes: writeContextOf(turn, wanted, undo),
        }),
        offered,
        facts: knownFacts(facts, question.message),
        hasWritten: () => wanted.written.length > 0 || wanted.requested.undo !== null,
        signal: AbortSignal.any([deadline, watch.signal, timeoutSignal(timeoutMs)]),
        onShown: (text) => window?.show(isCoach ? text : () => firstTwoSentences(text())),
      });
      let text: string | null;
      try {
        ({ text } = await asked);
        const checked = text;
        await watch.checkLast();
        // The last sentence is complete only now.
        if (checked !== null && watch.pieces() === null)
          window?.show(() => (isCoach ? checked : firstTwoSentences(checked)));
      } catch (error) {
        if (watch.pieces() === null) throw error;
        text = '';
      } finally {
        watch.end();
        if (watch.pieces() !== null) window?.stop();
        await window?.end();
      }
      const kept = watch.pieces();
      // A stopped reply ends with what was shown, and costs nothing if that is nothing.
      if (kept !== null) text = window?.firstPieces(kept) ?? '';
      if (text === null) return { answer: null, isUseful: false };
      const answered: CoachAnswer = {
        response: isCoach ? text : firstTwoSentences(text),
        engine: 'model',
        turn_id,
        written: text === '' ? [] : wanted.written,
        ...(text !== '' && wanted.requested.undo && { undone_turns: wanted.requested.undo.turn_ids }),
        sources: advice?.sources ?? [],
        refer: advice?.refer ?? 'none',
        ...(advice !== null && { help: advice.lines }),
        ...(kept !== null && { is_stopped: true as const }),
      };
      const answer = text === '' ? answered : withProposal(answered, wanted, turn.now);
      const writes = await writesOf(endedTurn(turn, wanted, answer));
      return { answer, isUseful: text !== '', writes };
    });
  };
