import type {
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Model } from './model-client.ts';
import { modelFailure } from './model-failure.ts';
import { effortOf } from './reasoning-effort.ts';

/** A message and a tool in the provider's format. */
export type ChatMessage = ChatCompletionMessageParam;
export type ChatTool = ChatCompletionFunctionTool;

/** Maximum number of tokens per round, including reasoning. */
const ROUND_TOKENS = 1_500;
/** Maximum length of a reply in characters, enforced here because a provider may ignore its limit. */
const MAX_REPLY_LENGTH = 6_000;
const MAX_ARGUMENTS_LENGTH = 8_000;
const MAX_CALLS = 8;

export interface ToolCall {
  id: string;
  name: string;
  /** JSON as written by the model. */
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
  /** Called with the text so far each time it grows. */
  onText: (text: string) => void;
}

/** Returns whether the connection was reset while reading. fetch reports this without a code. */
const isBrokenOff = (error: unknown): boolean => error instanceof TypeError && error.message === 'terminated';
const brokenOff = (cause: unknown): CodedError => new CodedError('MODEL_UNAVAILABLE', { cause });

const tooLong = (): CodedError => new CodedError('MODEL_ANSWER_TOO_LONG');

/**
 * Streams one answer of a model: text, tool calls, or both.
 * @throws CodedError with one of the MODEL_ codes
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
    // A stream that is aborted by the deadline ends without an error.
    signal.throwIfAborted();
    // A lost connection may look like the end, so an incomplete answer is rejected.
    if (!isOver) throw brokenOff(new Error('The stream was interrupted.'));
    return { text, calls: [...calls.values()] };
  } catch (error) {
    throw await modelFailure(isBrokenOff(error) && !signal.aborted ? brokenOff(error) : error, signal);
  }
};
