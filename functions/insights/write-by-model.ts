import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Fact } from '#shared/facts/fact.ts';
import type { FactSource } from '#shared/facts/source.ts';
import { lossCautionOf } from '#shared/goals/loss-caution.ts';
import type { Language } from '#shared/language/languages.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import type { Charge, Payer } from '../credits/charge.ts';
import type { Model, OpenModel } from '../platform/ai/model-client.ts';
import type { Clock } from '../platform/clock.ts';
import type { CountCall } from '../platform/limits/count-call.ts';
import type { askForInsights } from './ask-for-insights.ts';
import { groundedInsights } from './grounded-insights.ts';
import type { InsightsRepository } from './insights-repository.ts';
import type { KeptInsights } from './kept-insights.ts';
import type { OneAtATime } from './run-repository.ts';

/** Nobody waits longer for what the rules have at once. */
const PATIENCE_MS = 18_000;

/** The person is told of these as they are: they can do something about them. */
const told: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'CREDITS_EXHAUSTED',
  'FAIR_USE_REACHED',
  'DAILY_LIMIT_REACHED',
  'REQUEST_RUNNING',
  'IDEMPOTENCY_KEY_REUSED',
  'UNAUTHENTICATED',
]);

interface Dependencies {
  openModel: OpenModel;
  ask: typeof askForInsights;
  countCall: CountCall;
  charge: Charge;
  oneAtATime: OneAtATime;
  paidWrite: InsightsRepository['paidWrite'];
  clock: Clock;
  /** Hears why the model did not write. */
  report: (error: unknown) => void;
}

/** `written`: insights of a model's; `failed`: it gave nothing of use; `nobody`: none may be asked. */
export type ModelOutcome =
  | { kind: 'written'; kept: KeptInsights }
  | { kind: 'failed' }
  | { kind: 'nobody'; needsConsent: boolean };

/** What a model is asked about. */
export interface Question {
  source: FactSource;
  sheet: readonly Fact[];
  consent: AiConsent | null;
  byRules: KeptInsights;
  language: Language;
}

/** @throws CodedError for what the person can do something about: credits, limits, a press still running */
export type WriteByModel = (payer: Payer, question: Question) => Promise<ModelOutcome>;

/**
 * Has a language model write about the person's facts, for credits where any of it holds (decision D19), and only for
 * who agreed that an AI provider gets their data (decision D45). Who should not be moved to eat less hears the rules
 * alone, whose words are known to be careful.
 */
export const createWriteByModel = ({
  openModel,
  ask,
  countCall,
  charge,
  oneAtATime,
  paidWrite,
  clock,
  report,
}: Dependencies): WriteByModel => {
  const write = async (payer: Payer, model: Model, { source, sheet, byRules, language }: Question) =>
    charge.run<KeptInsights | null>(payer, 'insights', async () => {
      await countCall(payer.user_id);
      const patience = AbortSignal.any([payer.deadline, AbortSignal.timeout(PATIENCE_MS)]);
      const insights = groundedInsights(await ask(model, sheet, language, patience), sheet, language);
      if (insights.length === 0) return { answer: null, isUseful: false };
      const generated_at = clock().toISOString();
      const kept: KeptInsights = { ...byRules, engine: 'model', insights, generated_at };
      const writes = () => [paidWrite(payer.user_id, source.date, kept)];
      return { answer: kept, isUseful: true, writes };
    });

  return async (payer, question) => {
    const { source, consent } = question;
    try {
      const model = await openModel();
      const isCareNeeded = lossCautionOf(source.profile.daily_calorie_goal, source.profile) !== null;
      if (!model || isCareNeeded) return { kind: 'nobody', needsConsent: false };
      if (consent !== 'granted') return { kind: 'nobody', needsConsent: consent === null };
      const { key } = payer.idempotency;
      const kept = await oneAtATime(payer.user_id, key, () => write(payer, model, question));
      return kept ? { kind: 'written', kept } : { kind: 'failed' };
    } catch (error) {
      if (error instanceof CodedError && told.has(error.code)) throw error;
      report(error);
      return { kind: 'failed' };
    }
  };
};
