import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { CoachTurn } from '../turns-repository.ts';

/** Turns that a model is reminded of, and the tokens that they may take together. */
export const REMEMBERED_TURNS = 6;
export const HISTORY_TOKENS = 1_000;

/**
 * At least as many tokens as a text has: one for two bytes, where English has one for four. Tested against a tokenizer.
 */
export const mostTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 2) + 4;

const LONGEST_TEXT = 600;
const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

/** The newest turns as a model gets them, within a fixed budget. @param turns newest first */
export const historyForModel = (turns: readonly CoachTurn[]): ChatCompletionMessageParam[] => {
  let left = HISTORY_TOKENS;
  const kept: ChatCompletionMessageParam[][] = [];
  for (const { message, response } of turns.slice(0, REMEMBERED_TURNS)) {
    const pair = [cut(message), cut(response)] as const;
    left -= mostTokens(pair[0]) + mostTokens(pair[1]);
    if (left < 0) break;
    kept.push([
      { role: 'user', content: pair[0] },
      { role: 'assistant', content: pair[1] },
    ]);
  }
  return kept.reverse().flat();
};
