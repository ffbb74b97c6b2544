import type { ChatMessage } from '../../platform/ai/stream-round.ts';
import type { CoachTurn } from '../turns-repository.ts';

/** Number of previous turns sent to the model, and their maximum size: about 1,000 tokens. */
export const REMEMBERED_TURNS = 6;
const HISTORY_BYTES = 4_000;

const MAX_TEXT_LENGTH = 600;
const cut = (text: string): string =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;

/** Returns the newest turns as chat messages within a fixed budget. @param turns newest first */
export const historyForModel = (turns: readonly CoachTurn[]): ChatMessage[] => {
  let left = HISTORY_BYTES;
  const kept: ChatMessage[][] = [];
  for (const { message, response } of turns.slice(0, REMEMBERED_TURNS)) {
    const [asked, answered] = [cut(message), cut(response)];
    left -= Buffer.byteLength(asked) + Buffer.byteLength(answered);
    if (left < 0) break;
    kept.push([
      { role: 'user', content: asked },
      { role: 'assistant', content: answered },
    ]);
  }
  return kept.reverse().flat();
};
