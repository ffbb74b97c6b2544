import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import * as z from 'zod';
import type { Reader } from '#shared/safety/reply/gate.ts';
import { safeAnswer } from '#shared/safety/reply/safe-answer.ts';
import type { Model } from './model-client.ts';
import { modelFailure } from './model-failure.ts';
import { effortOf } from './reasoning-effort.ts';
import { responseFormatOf } from './response-format.ts';
import type { ChatTool } from './stream-round.ts';
import { timeoutSignal } from '../timeouts.ts';

const ATTEMPT_MS = 15_000;
/** Maximum number of tokens, including reasoning. */
const MAX_TOKENS = 4_000;
/** Maximum number of calls per answer, and characters of their arguments. */
const MAX_CALLS = 20;
const MAX_ARGUMENTS = 8_000;

/** A function that the model calls, with parsed arguments that are not validated yet. */
export interface CalledTool {
  name: string;
  arguments: Record<string, unknown>;
}

interface Question<Text> {
  /** Name of the format of the text at the provider: letters, digits, _ and -. */
  name: string;
  messages: ChatCompletionMessageParam[];
  tools: readonly ChatTool[];
  /** Schema of the answer without a call. Such an answer is ignored if it is missing. */
  text?: z.ZodType<Text>;
  /** Who reads the texts of the arguments (decision 0065). */
  reader: Reader;
  deadline: AbortSignal;
}

const calls = z
  .array(
    z.object({
      type: z.literal('function'),
      function: z.object({ name: z.string(), arguments: z.string() }),
    }),
  )
  .max(MAX_CALLS);
const parsedArguments = z.record(z.string(), z.unknown());

/** Checks the prose of a value. IDs, choices and days have no spaces, and would be taken for leaked names. */
const requireSafeProse = (value: unknown, reader: Reader): void => {
  if (typeof value === 'string') {
    if (value.includes(' ')) safeAnswer(value, reader);
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) requireSafeProse(one, reader);
  }
};

const callsIn = (given: unknown, reader: Reader): CalledTool[] =>
  calls.parse(given ?? []).map(({ function: { name, arguments: json } }) => {
    if (json.length > MAX_ARGUMENTS) throw new Error('The arguments of a tool are too long.');
    const read = parsedArguments.parse(JSON.parse(json || '{}'));
    requireSafeProse(read, reader);
    return { name, arguments: read };
  });

/**
 * Asks a model once, which calls tools or answers with a text. Source: OpenAI API reference, 'Function calling'.
 * @throws CodedError with one of the MODEL_ codes, also for a refusal, a text that is no JSON or a truncated answer
 */
export const askForToolCalls = async <Text>(
  model: Model,
  { name, messages, tools, text, reader, deadline }: Question<Text>,
): Promise<{ calls: CalledTool[]; text: Text | null }> => {
  const signal = AbortSignal.any([deadline, timeoutSignal(ATTEMPT_MS)]);
  try {
    const completion = await model.client.chat.completions.create(
      {
        model: model.name,
        messages,
        tools: [...tools],
        ...(text && { response_format: responseFormatOf(text, name) }),
        max_completion_tokens: MAX_TOKENS,
        ...effortOf(model.name),
      },
      { signal },
    );
    const [choice] = completion.choices;
    if (!choice || choice.finish_reason === 'length') throw new Error('The answer is truncated.');
    const called = callsIn(choice.message.tool_calls, reader);
    if (called.length > 0 || !text) return { calls: called, text: null };
    const written = text.parse(JSON.parse(choice.message.content ?? ''));
    return { calls: [], text: text.parse(safeAnswer(written, reader)) };
  } catch (error) {
    throw await modelFailure(error, signal);
  }
};
