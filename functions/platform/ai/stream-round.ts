import type {
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Model } from './model-client.ts';
import { modelFailure } from './model-failure.ts';
import { effortOf } from './reasoning-effort.ts';

/** A message of a conversation, and a tool that a model may call, as providers take them. */
export type ChatMessage = ChatCompletionMessageParam;
export type ChatTool = ChatCompletionFunctionTool;

/** Tokens of one round's answer, with what a model thinks before it. */
const ROUND_TOKENS = 1_500;
/** A reply that goes on is cut: no provider's word is taken for its end. Characters. */
const MAX_REPLY_LENGTH = 6_000;
const MAX_ARGUMENTS_LENGTH = 8_000;
const MAX_CALLS = 8;

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  arguments: string;
}

export interface Round {
  text: string;
  calls: ToolCall[];
}

interface Asked {
  messages: readonly ChatMessage[];
  tools: readonly ChatTool[];
  signal: AbortSignal;
  /** Hears the text so far, each time it grows. */
  onText: (text: string) => void;
}

/** A connection that is reset while its answer is read: fetch says so without a code. */
const isBrokenOff = (error: unknown): boolean => error instanceof TypeError && error.message === 'terminated';
const brokenOff = (cause: unknown): CodedError => new CodedError('MODEL_UNAVAILABLE', { cause });

const tooLong = (): CodedError => new CodedError('MODEL_ANSWER_TOO_LONG');

/**
 * One answer of a model, read as it is written: text, calls of tools, or both.
 * @throws CodedError, one of the MODEL_ codes
 */
export const streamRound = async (
  model: Model,
  { messages, tools, signal, onText }: Asked,
): Promise<Round> => {
  let text = '';
  const calls = new Map<number, ToolCall>();
  let isOver = false;
  try {
    const stream = await model.client.chat.completions.create(
      {
        model: model.name,
        stream: true,
        messages: [...messages],
        ...(tools.length > 0 && { tools: [...tools] }),
        max_completion_tokens: ROUND_TOKENS,
        ...effortOf(model.name),
      },
      { signal },
    );
    for await (const { choices } of stream) {
      const [choice] = choices;
      if (!choice) continue;
      const { content, tool_calls } = choice.delta;
      if (content) {
        text += content;
        if (text.length > MAX_REPLY_LENGTH) throw tooLong();
        onText(text);
      }
      for (const { index, id, function: called } of tool_calls ?? []) {
        const call = calls.get(index) ?? { id: '', name: '', arguments: '' };
        call.id ||= id ?? '';
        call.name ||= called?.name ?? '';
        call.arguments += called?.arguments ?? '';
        calls.set(index, call);
        if (calls.size > MAX_CALLS || call.arguments.length > MAX_ARGUMENTS_LENGTH) throw tooLong();
      }
      if (choice.finish_reason === 'length') throw tooLong();
      isOver ||= Boolean(choice.finish_reason);
    }
    // A stream that ends with the deadline ends quietly.
    signal.throwIfAborted();
    // A connection that breaks off may look like an end: half an answer is none.
    if (!isOver) throw brokenOff(new Error('The stream broke off.'));
    return { text, calls: [...calls.values()] };
  } catch (error) {
    throw await modelFailure(isBrokenOff(error) && !signal.aborted ? brokenOff(error) : error, signal);
  }
};
