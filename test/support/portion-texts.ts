import { readFileSync } from 'node:fs';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { isSayable, portionLabel } from '#shared/nutrition/portions/portion-label.ts';

/** Names of more portions than this have to be translated; rarer ones may stay English. */
const RARE = 100;

const counts = new Map<string, number>();
for (const { portions } of builtInTable)
  for (const portion of portions.filter(isSayable))
    for (const part of new Set([1, 2].flatMap((count) => portionLabel(portion, count).split(', '))))
      counts.set(part, (counts.get(part) ?? 0) + 1);

const translated = new Set(
  Object.keys(JSON.parse(readFileSync('web/src/languages/de/portions.json', 'utf8')) as object),
);

/** The names of common portions in the food table, of rare ones that are translated all the same, and of packages. */
export const portionTexts = [
  ...[...counts].filter(([name, count]) => count > RARE || translated.has(name)).map(([name]) => name),
  ...[1, 2].map((count) => portionLabel({ unit: 'package', words: [] }, count)),
];
