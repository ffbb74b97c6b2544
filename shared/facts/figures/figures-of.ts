import type { Fact } from '../fact.ts';
import { type Figure, unitOfWords } from './figure.ts';
import { figuresIn } from './figures-in.ts';

/** The figures and names that a text about some facts may hold. */
export interface KnownFigures {
  figures: readonly Pick<Figure, 'value' | 'kind'>[];
  /** Names of foods: figures in them are no figures. */
  names: readonly string[];
}

const namesIn = (text: string): string[] => text.match(/“[^”]*”/gu) ?? [];

/** Known without its quotes too: '7 Up cake', but not '7'. */
const isTelling = (name: string): boolean => name.replace(/[^\p{L}]/gu, '').length >= 3;

/** Everything that facts say in figures: their values, and what stands in their words and labels ('last 7 days'). */
export const figuresOf = (facts: readonly Fact[]): KnownFigures => {
  const texts = facts.flatMap(({ label, words }) => [label, words]);
  const quotes = texts.flatMap(namesIn);
  const values = facts.flatMap(({ value, unit }) => {
    if (value === null) return [];
    const measure = unit === null ? null : unitOfWords(unit);
    return [{ value: Math.abs(value) * (measure?.factor ?? 1), kind: measure?.kind ?? null }];
  });
  return {
    figures: [...values, ...texts.flatMap((text) => figuresIn(text, quotes))],
    names: [...new Set([...quotes, ...quotes.map((name) => name.slice(1, -1)).filter(isTelling)])],
  };
};
