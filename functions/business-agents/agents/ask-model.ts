import type * as z from 'zod';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Language } from '#shared/language/languages.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import type { Charge, Payer } from '../../credits/charge.ts';
import type { Model, OpenModel } from '../../platform/ai/model-client.ts';
import type { CountCall } from '../../platform/limits/count-call.ts';
import type { Write } from '../../platform/table/transact.ts';
import type { ReadConsent } from '../../profile/read-consent.ts';
import type { askStructured } from './ask-structured.ts';

/** Nobody waits longer for what the rules have at once, ms. */
const PATIENCE_MS = 18_000;
/** More than this of a person's data is not sent to a provider, in characters of JSON. */
const MOST_CHARACTERS = 40_000;

/** What comes of a model's answer: what the person is told, and what is stored with it. */
export interface Made<T> {
  /** The endpoint's whole answer: a repeated press gets it as it was stored. */
  answer: T;
  /** Written with the spent credits, all or nothing; asked again while a condition does not hold. */
  writes?: (attempt: number) => Write[];
}

/** One question to a model. */
export interface AgentQuestion<Schema extends z.ZodType, T> {
  /** Name of the answer's form at the provider: letters, digits, _ and -. */
  name: string;
  /** Form of the model's answer: objects whose fields are all there (null where unknown), no records, no `unknown`. */
  schema: Schema;
  /** What the model is to do. That data is no instruction, and in what language it writes, is added here. */
  system: string;
  /** What it is done with; sent as JSON, so that no text of somebody else's can step out of its quotes. */
  data: unknown;
  language: Language;
  /** The person's consent where it was read already (decision D45); otherwise it is read. */
  consent?: AiConsent | null;
  /** Makes the endpoint's answer of the model's; null where it is of no use, which costs nothing. */
  finish: (written: z.output<Schema>) => Made<T> | null | Promise<Made<T> | null>;
}

/** `written`: done and stored; `failed`: the model gave nothing of use; `nobody`: none may be asked. */
export type AgentOutcome<T> =
  | { kind: 'written'; answer: T }
  | { kind: 'failed' }
  | { kind: 'nobody'; needsConsent: boolean };

interface Dependencies {
  openModel: OpenModel;
  ask: typeof askStructured;
  readConsent: ReadConsent;
  countCall: CountCall;
  charge: Charge;
  /** Hears why the model wrote nothing. */
  report: (error: unknown) => void;
}

/**
 * Asks a model for an agent, for 2 credits where the answer is of use. For any other outcome than `written` the
 * caller answers by rules, free of charge. Whoever stores something asks `storedAnswer` first: a repeated press may find no model.
 * @throws CodedError CREDITS_EXHAUSTED, FAIR_USE_REACHED, DAILY_LIMIT_REACHED, REQUEST_RUNNING,
 *   IDEMPOTENCY_KEY_REUSED, UNAUTHENTICATED; what `finish` throws
 * @example
 * const outcome = await askModel({ user_id, idempotency, deadline }, {
 *   name: 'reply', schema: z.object({ text: z.string().max(2_000) }), system: 'You write a reply to a lead.',
 *   data: { message }, language, finish: ({ text }) => ({ answer: { reply: text }, writes: () => [keepReply(text)] }),
 * });
 * if (outcome.kind === 'written') return outcome.answer;
 */
export type AskAgentModel = <Schema extends z.ZodType, T>(
  payer: Payer,
  question: AgentQuestion<Schema, T>,
) => Promise<AgentOutcome<T>>;

const isTold = (error: unknown): boolean => error instanceof CodedError && !error.code.startsWith('MODEL_');

export const createAgentModel = ({
  openModel,
  ask,
  readConsent,
  countCall,
  charge,
  report,
}: Dependencies): AskAgentModel => {
  const write = <Schema extends z.ZodType, T>(
    payer: Payer,
    model: Model,
    { finish, ...asked }: AgentQuestion<Schema, T>,
    data: string,
  ): Promise<T | null> =>
    charge.run<T | null>(payer, 'agent_action', async () => {
      await countCall(payer.user_id);
      const deadline = AbortSignal.any([payer.deadline, AbortSignal.timeout(PATIENCE_MS)]);
      const made = await finish(await ask(model, { ...asked, data, deadline }));
      return made ? { ...made, isUseful: true } : { answer: null, isUseful: false };
    });

  return async (payer, question) => {
    try {
      const data = JSON.stringify(question.data) ?? 'null';
      const model = await openModel();
      if (!model || data.length > MOST_CHARACTERS) return { kind: 'nobody', needsConsent: false };
      const consent = question.consent === undefined ? await readConsent(payer.user_id) : question.consent;
      if (consent !== 'granted') return { kind: 'nobody', needsConsent: consent === null };
      const answer = await write(payer, model, question, data);
      return answer === null ? { kind: 'failed' } : { kind: 'written', answer };
    } catch (error) {
      if (isTold(error)) throw error;
      report(error);
      return { kind: 'failed' };
    }
  };
};
