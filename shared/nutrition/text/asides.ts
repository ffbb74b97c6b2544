import type { Token } from './tokens.ts';

const energyUnits = new Set(['calory', 'cal', 'kcal', 'kj', 'kilocalory', 'kilojoule']);
const dayHalves = new Set(['am', 'pm', 'oclock']);

const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

/** Drops numbers that count no food: stated energy ('200 calories') and times of day ('at 8', '8 pm'). */
export const dropAsides = (tokens: readonly Token[], isUnit: (word: string) => boolean): Token[] =>
  tokens.filter((token, index) => {
    const before = wordOf(tokens[index - 1]);
    const after = wordOf(tokens[index + 1]);
    if (energyUnits.has(wordOf(token))) return false;
    if (token.kind !== 'number' || token.article) return true;
    const isTime =
      dayHalves.has(after) || (before === 'at' && !isUnit(after) && Number.isInteger(token.value));
    return !(isTime || energyUnits.has(after));
  });
