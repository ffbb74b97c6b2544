import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { factSheet } from '#shared/facts/fact-sheet.ts';
import { factsOf } from '#shared/facts/facts.ts';
import type { FactSource } from '#shared/facts/source.ts';
import { FEWEST_INSIGHTS, type Insight } from '#shared/insights/schema.ts';
import type { AiConsent } from '#shared/profile/schema.ts';
import type { Charge, Payer } from '../credits/charge.ts';
import type { OpenModel } from '../platform/ai/model-client.ts';
import type { CountCall } from '../platform/table/count-call.ts';
import type { askForInsights } from './ask-for-insights.ts';
import { groundedInsights } from './grounded-insights.ts';

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
  /** Hears why the model did not write. */
  report: (error: unknown) => void;
}

/** `written`: insights of a model's; `failed`: it gave nothing of use; `nobody`: none may be asked. */
export type ModelOutcome =
  | { kind: 'written'; insights: Insight[] }
  | { kind: 'failed' }
  | { kind: 'nobody'; needsConsent: boolean };

/** @throws CodedError for what the person can do something about: credits, limits, the same press still running */
export type WriteByModel = (
  payer: Payer,
  source: FactSource,
  consent: AiConsent | null,
  byRules: readonly Insight[],
) => Promise<ModelOutcome>;

/** What the model left open is filled up with what the rules say of something else. */
const filledUp = (written: readonly Insight[], byRules: readonly Insight[]): Insight[] => {
  const others = byRules.filter(({ action }) => written.every((one) => one.action.kind !== action.kind));
  return [...written, ...others.slice(0, Math.max(0, FEWEST_INSIGHTS - written.length))];
};

/**
 * Has a language model write about the person's facts, for credits where any of it holds (decision D19), and only for
 * who agreed that an AI provider gets their data (decision D45).
 */
export const createWriteByModel =
  ({ openModel, ask, countCall, charge, report }: Dependencies): WriteByModel =>
  async (payer, source, consent, byRules) => {
    try {
      const model = await openModel();
      if (!model) return { kind: 'nobody', needsConsent: false };
      if (consent !== 'granted') return { kind: 'nobody', needsConsent: consent === null };
      const insights = await charge.run(payer, 'insights', async () => {
        await countCall(payer.user_id);
        const sheet = factSheet(factsOf(source));
        const patience = AbortSignal.any([payer.deadline, AbortSignal.timeout(PATIENCE_MS)]);
        const sound = groundedInsights(await ask(model, sheet, patience), sheet);
        return { answer: sound.length === 0 ? [] : filledUp(sound, byRules), isUseful: sound.length > 0 };
      });
      return insights.length > 0 ? { kind: 'written', insights } : { kind: 'failed' };
    } catch (error) {
      if (error instanceof CodedError && told.has(error.code)) throw error;
      report(error);
      return { kind: 'failed' };
    }
  };
