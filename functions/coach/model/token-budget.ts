import type { Fact } from '#shared/facts/fact.ts';
import { sheetText } from '#shared/facts/fact-sheet.ts';

/** What a prompt may take without the chat of before, tokens; instructions and tools take so many of them. */
const PROMPT_TOKENS = 2_000;
const FIXED_TOKENS = 700;
/** A message in signs that take more is cut: some 2,000 letters of a Latin script fit. */
const MESSAGE_TOKENS = 620;

/** No fewer than the tokenizers of common models take for a sign, as measured with o200k and cl100k. */
const costOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (/[a-z ]/i.test(sign)) return 0.3;
  if (code < 0x80) return 0.6;
  if (code < 0x2e80) return 1;
  return code < 0x10000 ? 2 : 3;
};

const tokensOf = (text: string): number => Array.from(text).reduce((sum, sign) => sum + costOf(sign), 0);

/** As much of a message as a prompt has room for. */
export const messageInBudget = (message: string): string => {
  let left = MESSAGE_TOKENS;
  const signs = Array.from(message);
  const end = signs.findIndex((sign) => {
    left -= costOf(sign);
    return left < 0;
  });
  return end === -1 ? message : `${signs.slice(0, end).join('')}…`;
};

/** The facts that fit beside the message, the most telling first. */
export const factsInBudget = (facts: readonly Fact[], message: string): Fact[] => {
  let left = PROMPT_TOKENS - FIXED_TOKENS - tokensOf(message);
  const end = facts.findIndex((fact) => {
    left -= tokensOf(sheetText([fact])) + 1;
    return left < 0;
  });
  return end === -1 ? [...facts] : facts.slice(0, end);
};
