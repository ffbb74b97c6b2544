import type { coachRoutes } from '#shared/coach/routes.ts';
import { loadCoachTexts } from '#shared/coach/load-texts.ts';
import { answerLanguageOf } from '#shared/coach/rules/answer-by-rules.ts';
import type { CoachAnswer } from '#shared/coach/schema.ts';
import { mentionedFoods } from '#shared/coach/intent/mentioned-foods.ts';
import { wishOf } from '#shared/coach/intent/wish-of.ts';
import { eatingDisorderHelp } from '#shared/safety/answers/compose-advice.ts';
import type { SafetyAdvice } from '#shared/safety/refer.ts';
import type { FindKnowledge } from '#shared/coach/knowledge/find-knowledge.ts';
import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import { mayUse } from '#shared/plans/features.ts';
import type { OpenModel } from '../platform/ai/model-client.ts';
import type { Clock } from '../platform/clock.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import { responseLanguage } from '../platform/response-language.ts';
import type { ApiRequest, Endpoint } from '../platform/http/endpoint.ts';
import type { NewId } from '../platform/ids.ts';
import { coachFailure, insteadOfModel } from './coach-failure.ts';
import type { CoachDiary } from './diary-repository.ts';
import { coachIdempotencyOf } from './coach-idempotency.ts';
import type { UserRepository } from './user-context-repository.ts';
import {
  answerAgainOnConflict,
  earlierAnswer,
  isByRules,
  needCoach,
  needOwnId,
  plannableDays,
  sourcesOf,
} from './question-rules.ts';
import { type DietOfTurn, dietOfTurn } from './diet-of-turn.ts';
import { triageQuestion } from './triage-question.ts';
import type { Turn } from './turn.ts';
import { createRecallCorrections } from './recall-corrections.ts';
import { readTurn } from './read-turn.ts';
import { ruleAnswerOf, rulesReply } from './rules-reply.ts';
import type { AskByModel } from './ask-by-model.ts';
import { type KeepTurn, withProposal } from './write/keep-turn.ts';
import { loadWriteWords } from './write/reply-words.ts';
import type { WriteContext } from './write/write-context.ts';
import type { TurnsRepository } from './turns-repository.ts';
import { createRequestedWrites } from './write/requested-writes.ts';

export interface CoachDependencies {
  person: UserRepository;
  diary: CoachDiary;
  turns: Pick<TurnsRepository, 'newest'>;
  undo: WriteContext['undo'];
  openModel: OpenModel;
  openFoods: OpenFoods;
  knowledge: FindKnowledge;
  findMicronutrients: FindMicronutrients;
  askByModel: AskByModel;
  keepTurn: KeepTurn;
  /** Saves the daily energy goal that the user confirmed, kcal. */
  saveGoal: (turn: Turn, calories: number) => Promise<unknown>;
  /** Saves a diet that the user mentioned, or returns null. */
  saveOffer: (turn: Turn, diet: DietOfTurn) => Promise<CoachAnswer | null>;
  clock: Clock;
  newId: NewId;
  /** Logs why rules answer instead of a model. */
  report: (error: unknown) => void;
}

/**
 * Answers questions to the coach and the assistant. Red flags get a caring reply first. Otherwise a model answers if
 * one is available and the user agreed, else rules answer for free. A turn reads the table with at most four requests:
 * user, days, entries and chat.
 */
export const askCoach = (dependencies: CoachDependencies): Endpoint<typeof coachRoutes.ask> => {
  const {
    person,
    openModel,
    openFoods,
    knowledge,
    findMicronutrients,
    keepTurn,
    saveGoal,
    saveOffer,
    askByModel,
    clock,
    newId,
    report,
    undo,
  } = dependencies;

  const answerOnce = async (request: ApiRequest<typeof coachRoutes.ask>): Promise<CoachAnswer> => {
    const { body, deadline } = request;
    const { user_id } = request.caller;
    needOwnId(user_id, body);
    const now = clock();
    const idempotency = coachIdempotencyOf(request);
    const wish = wishOf(body.message);
    const canPlan = body.context === 'ai_coach';
    const foods = await openFoods();
    const rows = await person.read(user_id, {
      key: idempotency.key,
      connection_id: body.connection_id,
      // A confirmed question may be about a plan.
      planned: canPlan && (wish.plan || wish.ask || body.answers) ? plannableDays(now) : [],
      said: mentionedFoods(body.message, foods),
    });
    needCoach(body, rows);
    const earlier = earlierAnswer(rows, idempotency);
    if (earlier !== null) return earlier;
    const [data, model] = await Promise.all([readTurn(dependencies, user_id, body, rows, now), openModel()]);
    const { zone, history, entries } = data;
    const language = responseLanguage(request.raw.headers, rows.profile?.language);
    // A German question gets a German answer, whatever the page's language.
    const answerLanguage = answerLanguageOf(body.message, language);
    const diet = dietOfTurn(body.message, rows.profile, history);
    const { message } = body;
    const words = await loadCoachTexts(answerLanguage);
    const asked = {
      message,
      facts: data.facts,
      foods,
      knowledge,
      findMicronutrients,
      words,
      diet,
      isTriaged: true,
    };
    // Only questions about older foods read all entries.
    const facts = ruleAnswerOf(asked).needsOlder ? await data.readAllEntries() : data.facts;
    const recall = createRecallCorrections(rows.learned, foods, language);
    const mayPlan = canPlan && mayUse(rows.known.plan.tier, 'custom_meal_plans');
    const turn = {
      user_id,
      question: body,
      turn_id: body.turn_id ?? newId(),
      idempotency,
      deadline,
      wish: { ...wish, plan: wish.plan && mayPlan },
      rows,
      facts,
      constraints: diet.constraints,
      foods,
      knowledge,
      recall,
      entries,
      history,
      now,
      language,
      zone,
      newest: body.context === 'ai_coach' ? (history[0]?.place ?? 0) : null,
      newRequestedWrites: () =>
        createRequestedWrites({
          user_id,
          zone,
          now,
          newId,
          plans: rows.plans,
          isSpoken: body.spoken === true,
        }),
    };
    const wanted = turn.newRequestedWrites();
    const reply = await rulesReply(
      { ...asked, facts, context: body.context },
      {
        user_id,
        question: body,
        facts,
        entries,
        state: rows.state,
        lastTurn: history[0]?.turn_id ?? null,
        constraints: diet.constraints,
        foods,
        recall,
        profile: rows.profile,
        mayPlan,
        words: await loadWriteWords(answerLanguage, facts),
        now,
        zone,
        wanted,
        undo,
      },
    );
    const { refer, advice, country } = triageQuestion({
      question: body,
      profile: rows.profile,
      history,
      today: facts.date,
      zone,
      locales: request.raw.headers['accept-language'],
      language,
    });
    const referred = advice === null ? { refer } : { refer, help: advice.lines, sources: advice.sources };
    let offered: Pick<CoachAnswer, 'diet_offer'> = {};
    const byAdvice = async ({ text, sources }: SafetyAdvice): Promise<CoachAnswer> =>
      keepTurn(turn, turn.newRequestedWrites(), {
        response: text,
        engine: 'rules',
        turn_id: turn.turn_id,
        written: [],
        ...referred,
        sources,
        ...offered,
      });

    const byRules = async (more: Partial<CoachAnswer> = {}, note = ''): Promise<CoachAnswer> => {
      const response = reply.text;
      const { goal, undo: undoing } = wanted.requested;
      const undone = undoing?.turn_ids;
      if (goal !== null) await saveGoal(turn, goal);
      const answered: CoachAnswer = {
        response: body.context === 'ai_coach' && note !== '' ? `${note}\n\n${response}` : response,
        engine: 'rules',
        turn_id: turn.turn_id,
        written: wanted.written,
        sources: sourcesOf(ruleAnswerOf({ ...asked, facts }), response),
        refer,
        ...(reply.isWithheld && eatingDisorderHelp(country, answerLanguage)),
        ...(undone && { undone_turns: undone }),
        ...(goal !== null && { saved_goal: goal }),
        ...offered,
        ...more,
      };
      return keepTurn(turn, wanted, withProposal(answered, wanted, now));
    };

    // A model never answers an emergency, a crisis or signs of an eating disorder.
    if (advice !== null && refer !== 'doctor') return byAdvice(advice);
    // Corrections and confirmations are exact by rules, at once and free of charge.
    if (advice === null && reply.isFinal) return byRules();
    const saved = await saveOffer(turn, diet);
    if (saved !== null) return saved;
    offered = diet.offer === null ? {} : { diet_offer: diet.offer };
    const consent = rows.profile?.ai_consent ?? null;
    if (advice !== null && (model === null || consent !== 'granted')) return byAdvice(advice);
    if (model === null) return byRules();
    if (consent !== 'granted') return byRules(consent === null ? { consent_needed: true } : {});
    if (advice === null && isByRules(ruleAnswerOf({ ...asked, facts }), body.message, facts))
      return byRules();
    try {
      // The model used unsupported numbers twice, so rules answer with the correct ones.
      const written = await askByModel(model, turn, advice);
      if (written !== null) return { ...written, ...offered };
      return await (advice === null ? byRules() : byAdvice(advice));
    } catch (error) {
      const instead = insteadOfModel(error);
      if (instead === undefined) throw coachFailure(error);
      report(error);
      if (advice !== null) return byAdvice(advice);
      return byRules(instead.isQuota ? { quota_exceeded: true } : {}, instead.words);
    }
  };

  return answerAgainOnConflict(answerOnce);
};
