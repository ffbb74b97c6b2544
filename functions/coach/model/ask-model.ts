import { CodedError } from '#shared/errors/coded-error.ts';
import type { Fact } from '#shared/facts/fact.ts';
import { conflictsInText, suitablePart } from '#shared/diet/conflicts-in-text.ts';
import type { DietConstraints } from '#shared/diet/read-diet.ts';
import type { Language } from '#shared/language/languages.ts';
import type { Model } from '../../platform/ai/model-client.ts';
import { faultOf, shownPart } from './reply-check.ts';
import type { ReplyContext } from './reply-context.ts';
import { type ChatMessage, type Round, streamRound, type ToolCall } from '../../platform/ai/stream-round.ts';
import { isReading, type ToolName, toolSchemas, toolsOf } from './tool-schemas.ts';
import type { ToolAnswer } from './tool-answer.ts';
import type { Tools } from './tools.ts';

/** Maximum number of rounds with tool calls; the round after them must answer. */
const MAX_ROUNDS = 4;
const RETRY_PAUSE_MS = 300;
/** Maximum length of a tool's answer, characters. */
const MAX_TOOL_RESULT_LENGTH = 2_500;

interface Asked {
  messages: readonly ChatMessage[];
  tools: Tools;
  offered: readonly ToolName[];
  /** Facts whose numbers the reply may use, besides the tools' answers. */
  facts: readonly Fact[];
  hasWritten: () => boolean;
  /** What the reply is checked against besides the facts. */
  context: ReplyContext;
  /** The language of the reply. */
  language: Language;
  /** What the reply must not suggest. */
  constraints: DietConstraints;
  signal: AbortSignal;
  /** Called each time the reply grows, with a function that returns the part that may be shown. */
  onShown: (text: () => string) => void;
}

/** `text` is empty if the model returned nothing, and null if it insists on numbers that no fact supports. */
export interface Told {
  text: string | null;
}

const invalid = (message: string): CodedError =>
  new CodedError('MODEL_ANSWER_INVALID', { cause: new Error(message) });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("The tool's arguments are not valid JSON.");
  }
};

/** @throws CodedError MODEL_ANSWER_INVALID for a tool that was not offered, or invalid arguments */
const callTool = async (
  { tools, offered }: Asked,
  { name, arguments: args }: ToolCall,
): Promise<ToolAnswer> => {
  const tool = offered.find((each) => each === name);
  if (!tool) throw invalid('The model called a tool that was not offered.');
  const { success, data, error } = toolSchemas[tool].safeParse(jsonOf(args));
  if (!success) throw new CodedError('MODEL_ANSWER_INVALID', { cause: error });
  return tools[tool](data as never);
};

/** Returns why a reply breaks the user's diet or allergies, or null. */
const dietFaultOf = (text: string, constraints: DietConstraints): string | null => {
  const found = conflictsInText(text, constraints);
  if (found.length === 0) return null;
  return `The user must not or does not want to eat: ${found.join(', ')}. Answer again without suggesting it.`;
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));

/**
 * Runs the model with tools until it answers, for at most four rounds of tool calls. Retries once if the provider fails
 * before the first word, or if the reply uses an unsupported number or claims a write that did not happen.
 * @throws CodedError with one of the MODEL_ codes
 */
export const askModel = async (model: Model, asked: Asked): Promise<Told> => {
  const messages = [...asked.messages];
  const facts = [...asked.facts];
  let canRetry = true;
  let before = '';

  const round = async (names: readonly ToolName[]): Promise<Round> => {
    let hasBegun = false;
    const onText = (text: string): void => {
      hasBegun = true;
      asked.onShown(() =>
        suitablePart(
          shownPart(before + text, facts, asked.hasWritten(), asked.language, asked.context),
          asked.constraints,
        ),
      );
    };
    const ask = () => streamRound(model, { messages, tools: toolsOf(names), signal: asked.signal, onText });
    try {
      return await ask();
    } catch (error) {
      const isPassing = error instanceof CodedError && error.code === 'MODEL_UNAVAILABLE';
      if (!isPassing || hasBegun || !canRetry || asked.signal.aborted) throw error;
      canRetry = false;
      await pause();
      return ask();
    }
  };

  /** Returns the reply once the model stops calling tools. */
  const reply = async (isAgain: boolean): Promise<string> => {
    // A retry must not write a second time.
    const offered = isAgain && asked.hasWritten() ? asked.offered.filter(isReading) : asked.offered;
    for (let count = 0; count <= MAX_ROUNDS; count += 1) {
      const { text, calls } = await round(count < MAX_ROUNDS ? offered : []);
      const whole = before + text;
      if (calls.length === 0) return whole.trim();
      messages.push({
        role: 'assistant',
        content: text || null,
        tool_calls: calls.map(({ id, name, arguments: args }) => ({
          id,
          type: 'function',
          function: { name, arguments: args },
        })),
      });
      before = text.trim() === '' ? before : `${whole.trim()}\n\n`;
      for (const call of calls) {
        const answer = await callTool({ ...asked, offered }, call);
        facts.push(...answer.facts);
        messages.push({
          role: 'tool',
          tool_call_id: call.id,
          content: answer.text.slice(0, MAX_TOOL_RESULT_LENGTH),
        });
      }
    }
    throw invalid('The model keeps calling tools.');
  };

  const faultIn = (text: string): string | null =>
    faultOf(text, facts, asked.hasWritten(), asked.language, asked.context) ??
    dietFaultOf(text, asked.constraints);

  const first = await reply(false);
  const fault = faultIn(first);
  if (fault === null) return { text: first };
  messages.push(
    { role: 'assistant', content: first },
    { role: 'user', content: `Platewise checked your answer. ${fault}` },
  );
  before = '';
  const second = await reply(true);
  return { text: faultIn(second) === null ? second : null };
};
