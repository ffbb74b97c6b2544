import type * as z from 'zod';
import { CodedError } from '#shared/errors/coded-error.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { Language } from '#shared/language/languages.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import type { Charge, Payer } from '../../credits/public.ts';
import type { ChatTool } from '../../platform/ai/stream-round.ts';
import type { Model, OpenModel } from '../../platform/ai/model-client.ts';
import type { CountCall } from '../../platform/limits/count-call.ts';
import type { Write } from '../../platform/table/transact.ts';
import type { ReadConsent } from '../../profile/public.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OutputContext, OutputFault } from './check-output/check-output.ts';
import { outputContextOf, textsIn } from './check-output/texts-in.ts';
import type { askStructured } from './ask-structured.ts';
import { timeoutSignal } from '../../platform/timeouts.ts';

/** Maximum wait for the model, ms. The rules have an answer immediately. */
const TIMEOUT_MS = 18_000;
/** Maximum size of the data sent to a provider, in characters of JSON. */
const MAX_CHARACTERS = 40_000;

/** The response for the user, and the writes stored with it. */
export interface Made<T> {
  /** The endpoint's full response. A retried request gets the stored one. */
  answer: T;
  /** Written in one transaction with the spent credits. Called again for each attempt after a failed condition. */
  writes?: (attempt: number) => Write[];
}

/** The user on whose behalf a model is asked. */
interface ModelUser extends Payer {
  /** Language of the model's answer. */
  language: Language;
  /** The user's consent if it was already read (decision D45); otherwise it is read. */
  consent?: AiConsent | null;
}

/** A question to a model. */
interface AgentQuestion<Schema extends z.ZodType, T> {
  /** Name of the response schema at the provider: letters, digits, _ and -. */
  name: string;
  /** Schema of the model's answer: objects with all fields present (null if unknown), no records, no `unknown`. */
  schema: Schema;
  /** The task for the model. The rules for handling data and the language are added to it. */
  system: string;
  /** The data to work with, sent as JSON so that no third-party text can break out of its quotes. */
  data: unknown;
  /** Data of the user that a text may repeat although the model does not get it, such as a phone number. */
  known?: Readonly<Record<string, unknown>>;
  /** The user's request in their own words, if the data do not contain it. */
  asked?: string;
  /** Functions that the model may call. The schema is then that of `calledTools`. */
  tools?: readonly ChatTool[];
  /** Schema of an answer without a call; such an answer is ignored if it is missing. */
  toolText?: z.ZodType;
  /** Returns the texts to check. Defaults to all; none if no text is shown. */
  texts?: (written: z.output<Schema>) => readonly string[];
  /** Converts the model's answer to the endpoint's response, or returns null if it is unusable, which costs nothing. */
  finish: (written: z.output<Schema>) => Made<T> | null | Promise<Made<T> | null>;
}

/** `written`: answered and stored; `failed`: no usable answer; `nobody`: no model may be asked. */
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
  /** Finds what a text must not contain (decision 0094). */
  check: (text: string, context: OutputContext) => Promise<OutputFault | null>;
  clock: Clock;
  /** Logs why the model's answer was not used. */
  report: (error: unknown) => void;
}

/**
 * Asks a model on behalf of an agent, for 2 credits if the answer is usable. For any outcome other than `written` the
 * caller answers by rules, free of charge. Callers that store something check `storedAnswer` first: a retry may find no
 * model available.
 * @throws CodedError CREDITS_EXHAUSTED, FAIR_USE_REACHED, DAILY_LIMIT_REACHED, REQUEST_RUNNING, IDEMPOTENCY_KEY_REUSED,
 * UNAUTHENTICATED; errors thrown by `finish`
 * @example
 * const outcome = await askModel(context, {
 *   name: 'reply', schema: z.object({ text: z.string().max(2_000) }), system: 'You write a reply to a lead.',
 *   data: { message }, finish: ({ text }) => ({ answer: { reply: text }, writes: () => [keepReply(text)] }),
 * });
 * if (outcome.kind === 'written') return outcome.answer;
 */
export type AskAgentModel = <Schema extends z.ZodType, T>(
  user: ModelUser,
  question: AgentQuestion<Schema, T>,
) => Promise<AgentOutcome<T>>;

const isTold = (error: unknown): boolean => error instanceof CodedError && !error.code.startsWith('MODEL_');

export const createAgentModel = ({
  openModel,
  ask,
  readConsent,
  countCall,
  charge,
  check,
  clock,
  report,
}: Dependencies): AskAgentModel => {
  /** Returns whether all texts of an answer may be shown. Reports the fault otherwise. */
  const isHonest = async (
    texts: readonly string[],
    { data, asked = '', known }: Pick<AgentQuestion<z.ZodType, unknown>, 'data' | 'asked' | 'known'>,
    language: Language,
  ): Promise<boolean> => {
    const given = outputContextOf(data, asked);
    const context = {
      ...given,
      given: known ? [given.given, known] : given.given,
      today: localDateOf(clock(), 'UTC'),
      language,
    };
    for (const text of texts) {
      const fault = await check(text, context);
      if (!fault) continue;
      report(new Error(`The answer contains ${fault.kind}.`));
      return false;
    }
    return true;
  };

  const write = <Schema extends z.ZodType, T>(
    user: ModelUser,
    model: Model,
    question: AgentQuestion<Schema, T>,
    data: string,
  ): Promise<T | null> =>
    charge.run<T | null>(user, 'agent_action', async () => {
      await countCall(user.user_id);
      const deadline = AbortSignal.any([user.deadline, timeoutSignal(TIMEOUT_MS)]);
      const { name, schema, system, tools, toolText, texts = textsIn } = question;
      const { language } = user;
      const written = await ask(model, { name, schema, system, data, language, deadline, tools, toolText });
      const isShown = await isHonest(texts(written), question, language);
      const made = isShown ? await question.finish(written) : null;
      return made ? { ...made, isUseful: true } : { answer: null, isUseful: false };
    });

  return async (user, question) => {
    try {
      const data = JSON.stringify(question.data) ?? 'null';
      const model = await openModel();
      if (!model || data.length > MAX_CHARACTERS) return { kind: 'nobody', needsConsent: false };
      const consent = user.consent === undefined ? await readConsent(user.user_id) : user.consent;
      if (consent !== 'granted') return { kind: 'nobody', needsConsent: consent === null };
      const answer = await write(user, model, question, data);
      return answer === null ? { kind: 'failed' } : { kind: 'written', answer };
    } catch (error) {
      if (isTold(error)) throw error;
      report(error);
      return { kind: 'failed' };
    }
  };
};
