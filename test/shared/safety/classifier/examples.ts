import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { featuresOf, vocabulary } from '#shared/safety/classifier/features.ts';
import { normalize } from '#shared/safety/normalize.ts';
import { indirectCases, type SafetyCase, safetyCases } from '../safety-cases.ts';
import type { Example } from './fit.ts';

const FOODS = new URL('../../../../shared/nutrition/data/', import.meta.url);
/** One food name of this many is an example of a harmless text. */
const EVERY = 14;

/** Cases whose last message alone decides: those of one message, and harmless messages after others. */
const ownCases = (): SafetyCase[] =>
  safetyCases().filter(
    ({ turns, facts, refer }) =>
      (turns.length === 1 || refer === 'none') &&
      Object.values(facts).every((fact) => fact === null || String(fact) === ''),
  );

/** Cases that the classifier is trained with. */
export const trainingCases = (): SafetyCase[] => [...ownCases(), ...indirectCases()];

/** Returns all names and other names of the food table, each once. */
export const foodNames = (): string[] => {
  const names = readdirSync(FOODS)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, FOODS), 'utf8').split('\n'))
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split('\t').slice(1, 3))
    .flatMap((names_) => names_.split(';'))
    .map((name) => name.trim())
    .filter((name) => /[a-z]{2}/i.test(name));
  return [...new Set(names)];
};

/** Returns the example of a text. */
export const exampleOf = (text: string, refer: Example['refer']): Example => ({
  features: featuresOf(normalize(text)),
  refer,
});

/** How meals are logged: `A` and `B` are names of foods. */
const meals = [
  'A',
  'A and B',
  '2 A with B',
  '150 g A, 2 tbsp B and a coffee',
  'for lunch I had A and a glass of B',
  'ate half of the A and a few bites of B',
  'took a second helping of A',
  'my kid left some A, so I finished it',
  'zum Frühstück A mit B',
  'hab heute A gegessen und B getrunken',
  'eine Portion A und 1 B eintragen',
  'how many calories are in A',
  'wie viel Eiweiß hat A',
];

/** Returns some names of foods as meals that are logged. */
const loggedMeals = (names: readonly string[]): string[] =>
  names.flatMap((name, index) =>
    index % EVERY === 0
      ? [
          (meals[(index / EVERY) % meals.length] ?? 'A')
            .replace('A', () => name)
            .replace(/\bB\b/, () => names[index + 1] ?? name),
        ]
      : [],
  );

/** Returns the examples of cases, and of logged meals as harmless texts. */
export const examplesOf = (cases: readonly SafetyCase[], names: readonly string[]): Example[] => [
  ...cases.map(({ turns, refer }) => exampleOf(turns.at(-1) ?? '', refer)),
  ...loggedMeals(names).map((meal) => exampleOf(meal, 'none')),
];

/** Returns the fingerprint of the cases and the vocabulary that the classifier is trained on. */
export const fingerprint = (cases: readonly SafetyCase[]): string =>
  createHash('sha256')
    .update(JSON.stringify([cases, vocabulary]))
    .digest('hex')
    .slice(0, 16);
