import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type * as z from 'zod';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Model } from './model-client.ts';
import { modelFailure } from './model-failure.ts';
import { effortOf } from './reasoning-effort.ts';
import { responseFormatOf } from './response-format.ts';

const ATTEMPT_MS = 20_000;
const RETRY_PAUSE_MS = 300;

/**
 * Most that one answer may hold: forty foods with their figures are some 4,500 tokens, and what a model thinks before it
 * answers counts as well. What is not used costs nothing.
 */
const MAX_TOKENS = 8_000;

/** Asked again, it would end the same way, or too late. */
const final: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['MODEL_TIMEOUT', 'MODEL_ANSWER_TOO_LONG']);

/** One question to a model whose answer must have the form of `schema`. */
export interface Question<Schema extends z.ZodType> {
  /** Name of the schema at the provider: letters, digits, _ and -. */
  name: string;
  schema: Schema;
  messages: ChatCompletionMessageParam[];
  deadline: AbortSignal;
}

const ask = async <Schema extends z.ZodType>(
  model: Model,
  question: Question<Schema>,
): Promise<z.output<Schema>> => {
  const signal = AbortSignal.any([question.deadline, AbortSignal.timeout(ATTEMPT_MS)]);
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
    // A provider that ignores the response format is caught here too: what we parse, we trust.
    return question.schema.parse(completion.choices[0]?.message.parsed);
  } catch (error) {
    throw await modelFailure(error, signal);
  }
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));

/**
 * Asks a model, at most twice within the deadline; an answer that was cut for its length is not asked for again.
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
