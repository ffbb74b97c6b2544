import type { Fact } from '../fact.ts';
import { type Figure, type FigureSubject, figureSubjects } from './figure.ts';
import { unitOfWords } from './units.ts';
import { findNumbers } from './figures-in.ts';

/** The numbers and names that a text about some facts may contain. */
export interface KnownFigures {
  figures: Pick<Figure, 'value' | 'kind' | 'of'>[];
  /** Names of foods, whose digits do not count as numbers. */
  names: readonly string[];
}

const namesIn = (text: string): string[] => text.match(/“[^”]*”/gu) ?? [];

/** Returns whether a name is also recognized without quotes: '7 Up cake' but not '7'. */
const isSpecificName = (name: string): boolean => name.replace(/[^\p{L}]/gu, '').length >= 3;

/** Returns the subject of a fact from its label. A value in kcal is about energy. */
const subjectOf = ({ label, unit }: Fact): FigureSubject | null => {
  if (unit === 'kcal') return 'energy';
  if (/\bin a row\b|\bstreak\b/i.test(label)) return 'streak';
  return figureSubjects.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(label)) ?? null;
};

/** Returns all numbers of facts: their values and those in their words and labels ('last 7 days'). */
export const figuresOf = (facts: readonly Fact[]): KnownFigures => {
  const texts = facts.flatMap(({ label, words }) => [label, words]);
  const quotes = texts.flatMap(namesIn);
  const values = facts.flatMap((fact) => {
    const { value, unit } = fact;
    if (value === null) return [];
    const measure = unit === null ? null : unitOfWords(unit);
    return [
      { value: Math.abs(value) * (measure?.factor ?? 1), kind: measure?.kind ?? null, of: subjectOf(fact) },
    ];
  });
  return {
    figures: [
      ...values,
      ...facts.flatMap((fact) =>
        [fact.label, fact.words].flatMap((text) =>
          // Quotes of the user's own text are excluded.
          findNumbers(text, quotes).map((figure) => ({
            ...figure,
            of: fact.value === null ? null : subjectOf(fact),
          })),
        ),
      ),
    ],
    names: [...new Set([...quotes, ...quotes.map((name) => name.slice(1, -1)).filter(isSpecificName)])],
  };
};
