import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type * as z from 'zod';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Reader } from '#shared/safety/reply/gate.ts';
import { safeAnswer } from '#shared/safety/reply/safe-answer.ts';
import type { Model } from './model-client.ts';
import { modelFailure } from './model-failure.ts';
import { effortOf } from './reasoning-effort.ts';
import { responseFormatOf } from './response-format.ts';
import { timeoutSignal } from '../timeouts.ts';

const ATTEMPT_MS = 20_000;
const RETRY_PAUSE_MS = 300;

/**
 * Maximum number of tokens per answer: forty foods take about 4,500, and reasoning counts too. Unused tokens cost
 * nothing.
 */
const MAX_TOKENS = 8_000;

/** Errors that a retry would repeat, or for which it would be too late. */
const final: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['MODEL_TIMEOUT', 'MODEL_ANSWER_TOO_LONG']);

/** A question to a model whose answer must match `schema`. */
export interface Question<Schema extends z.ZodType> {
  /** Name of the schema at the provider: letters, digits, _ and -. */
  name: string;
  schema: Schema;
  messages: ChatCompletionMessageParam[];
  /** Who reads the texts of the answer. What they must not see is dropped (decision 0065). */
  reader: Reader;
  deadline: AbortSignal;
}

const ask = async <Schema extends z.ZodType>(
  model: Model,
  question: Question<Schema>,
): Promise<z.output<Schema>> => {
  const signal = AbortSignal.any([question.deadline, timeoutSignal(ATTEMPT_MS)]);
  try {
    const completion = await model.client.chat.completions.parse(
      {
        model: model.name,
        messages: question.messages,
        response_format: responseFormatOf(question.schema, question.name),
        max_completion_tokens: MAX_TOKENS,
        ...effortOf(model.name),
      },
      { signal },
    );
    // Parsed again, since a provider may ignore the response format.
    const answer = question.schema.parse(completion.choices[0]?.message.parsed);
    return question.schema.parse(safeAnswer(answer, question.reader));
  } catch (error) {
    throw await modelFailure(error, signal);
  }
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));

/**
 * Asks a model at most twice within the deadline. An answer that was cut off for its length is not retried.
 * Source: OpenAI API reference, 'Structured model outputs'.
 * @throws CodedError MODEL_TIMEOUT, MODEL_BUSY, MODEL_UNAVAILABLE, MODEL_ANSWER_TOO_LONG or MODEL_ANSWER_INVALID
 */
export const structuredAnswer = async <Schema extends z.ZodType>(
  model: Model,
  question: Question<Schema>,
): Promise<z.output<Schema>> => {
  try {
    return await ask(model, question);
  } catch (error) {
    const isFinal = error instanceof CodedError && final.has(error.code);
    if (isFinal || question.deadline.aborted) throw error;
    await pause();
    return ask(model, question);
  }
};
