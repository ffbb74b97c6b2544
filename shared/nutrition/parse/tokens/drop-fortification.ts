import type { Token } from '../tokenize.ts';

/** Nutrients that foods are fortified with. */
const nutrients: ReadonlySet<string> = new Set(
  `a b c d e k and or with vitamin mineral iron zinc calcium iodine folate folic acid omega added retinol cholecalciferol
  niacin thiamin riboflavin protein fiber fibre`.split(/\s+/),
);

const textOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

/** Returns whether 'fortified with' starts here. */
const begins = (tokens: readonly Token[], at: number): boolean =>
  (textOf(tokens[at]) === 'fortified' || textOf(tokens[at]) === 'enriched') &&
  textOf(tokens[at + 1]) === 'with';

/** Drops fortifications, which are neither foods nor amounts: 'milk FORTIFIED WITH VITAMINS A AND D'. */
export const dropFortification = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (!begins(tokens, at)) {
      out.push(token);
      continue;
    }
    while (nutrients.has(textOf(tokens[at + 2]))) at += 1;
    at += 1;
  }
  return out;
};
