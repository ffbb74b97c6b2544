import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Fact } from '#shared/facts/fact.ts';
import type { FactSource } from '#shared/facts/source.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { isLowGoal } from '#shared/facts/goal.ts';
import { readerOf } from '#shared/safety/reply/gate.ts';
import type { Language } from '#shared/language/languages.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import type { Charge, Payer } from '../credits/public.ts';
import type { Model, OpenModel } from '../platform/ai/model-client.ts';
import type { Clock } from '../platform/clock.ts';
import type { CountCall } from '../platform/limits/count-call.ts';
import type { askForInsights } from './generate-insights-with-model.ts';
import { groundedInsights } from './grounded-insights.ts';
import type { InsightsRepository } from './insights-repository.ts';
import type { StoredInsights } from './stored-insights.ts';
import type { OneAtATime } from './insights-run-repository.ts';
import { timeoutSignal } from '../platform/timeouts.ts';

/** Maximum wait for the model. The rules have an answer immediately. */
const TIMEOUT_MS = 18_000;

/** Errors the user can act on, which are returned unchanged. */
const expectedErrors: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
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
  /** Logs why the model's answer was not used. */
  report: (error: unknown) => void;
}

/** `written`: insights by a model; `failed`: no usable answer; `nobody`: no model may be asked. */
type ModelOutcome =
  | { kind: 'written'; kept: StoredInsights }
  | { kind: 'failed' }
  | { kind: 'nobody'; needsConsent: boolean };

/** The input for the model. */
interface Question {
  source: FactSource;
  sheet: readonly Fact[];
  consent: AiConsent | null;
  byRules: StoredInsights;
  language: Language;
}

/** @throws CodedError for errors the user can act on: credits, limits, or a request in progress */
export type WriteByModel = (payer: Payer, question: Question) => Promise<ModelOutcome>;

/**
 * Lets a language model write insights about the user's facts. Costs credits if any of it is usable (decision D19) and
 * requires the user's consent (decision D45). Users who should not be encouraged to eat less get rule-based insights
 * only, whose wording is known to be safe.
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
    charge.run<StoredInsights | null>(payer, 'insights', async () => {
      await countCall(payer.user_id);
      const patience = AbortSignal.any([payer.deadline, timeoutSignal(TIMEOUT_MS)]);
      const reader = readerOf(source.profile, { diary: factsOf(source), sheet, language });
      const insights = groundedInsights(await ask(model, sheet, language, reader, patience), sheet, language);
      if (insights.length === 0) return { answer: null, isUseful: false };
      const generated_at = clock().toISOString();
      const kept: StoredInsights = { ...byRules, engine: 'model', insights, generated_at };
      const writes = () => [paidWrite(payer.user_id, source.date, kept)];
      return { answer: kept, isUseful: true, writes };
    });

  return async (payer, question) => {
    const { source, consent } = question;
    try {
      const model = await openModel();
      const facts = factsOf(source);
      const isCareNeeded = facts.risk !== null || isLowGoal(facts);
      if (!model || isCareNeeded) return { kind: 'nobody', needsConsent: false };
      if (consent !== 'granted') return { kind: 'nobody', needsConsent: consent === null };
      const { key } = payer.idempotency;
      const kept = await oneAtATime(payer.user_id, key, () => write(payer, model, question));
      return kept ? { kind: 'written', kept } : { kind: 'failed' };
    } catch (error) {
      if (error instanceof CodedError && expectedErrors.has(error.code)) throw error;
      report(error);
      return { kind: 'failed' };
    }
  };
};
