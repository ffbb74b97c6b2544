import type { Fact } from '#shared/facts/fact.ts';
import { sheetText } from '#shared/facts/fact-sheet.ts';

/** Token limit of a prompt without chat history, and the tokens used by instructions and tools. */
const PROMPT_TOKENS = 2_000;
const FIXED_TOKENS = 700;
/** Token limit of the message: about 2,000 Latin letters. Longer messages are cut. */
const MESSAGE_TOKENS = 620;

/** Returns an upper estimate of the tokens of a character, measured with o200k and cl100k. */
const costOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (/[a-z ]/i.test(sign)) return 0.3;
  if (code < 0x80) return 0.6;
  if (code < 0x2e80) return 1;
  return code < 0x10000 ? 2 : 3;
};

const tokensOf = (text: string): number => Array.from(text).reduce((sum, sign) => sum + costOf(sign), 0);

/** Cuts a message to the token limit. */
export const messageInBudget = (message: string): string => {
  let left = MESSAGE_TOKENS;
  const signs = Array.from(message);
  const end = signs.findIndex((sign) => {
    left -= costOf(sign);
    return left < 0;
  });
  return end === -1 ? message : `${signs.slice(0, end).join('')}…`;
};

/** Returns the facts that fit next to the message, most relevant first. @param reserved tokens of further tools */
export const factsInBudget = (facts: readonly Fact[], message: string, reserved = 0): Fact[] => {
  let left = PROMPT_TOKENS - FIXED_TOKENS - reserved - tokensOf(message);
  const end = facts.findIndex((fact) => {
    left -= tokensOf(sheetText([fact])) + 1;
    return left < 0;
  });
  return end === -1 ? [...facts] : facts.slice(0, end);
};
