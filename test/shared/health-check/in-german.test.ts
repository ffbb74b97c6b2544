import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { findGermanNumbers } from '#shared/facts/figures/german/figures-in-german.ts';
import { findNumbers } from '#shared/facts/figures/figures-in.ts';
import { healthRisks } from '#shared/goals/health-risk.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { buildHealthCheck } from '#shared/health-check/health-check-of.ts';
import { loadHealthCheckTexts } from '#shared/health-check/load-texts.ts';
import { buildRecommendations } from '#shared/health-check/recommendations.ts';
import type { Translator } from '#shared/language/translator.ts';
import { isFull } from '#test/support/full-size.ts';

const ENGLISH =
  /\b(?:the|your?|and|of|with|is|are|days?|least|more|less|week|logged|averages?|below|above)\b/i;

const day = fc.record({
  total_calories: fc.integer({ min: 0, max: 6_000 }),
  protein: fc.integer({ min: 0, max: 3_000 }).map((tenths) => tenths / 10),
  fiber: fc.integer({ min: 0, max: 800 }).map((tenths) => tenths / 10),
  sodium: fc.integer({ min: 0, max: 9_000 }),
  meal_count: fc.integer({ min: 0, max: 5 }),
});

let german: Translator;
beforeAll(async () => {
  german = await loadHealthCheckTexts('de');
});

describe('The health check in German', () => {
  it('recommends the same as in English with the same values and sources, without English words', () => {
    fc.assert(
      fc.property(
        fc.array(day, { maxLength: 7 }),
        fc.integer({ min: 500, max: 5_000 }),
        fc.constantFrom(null, ...healthRisks),
        (days, goal, risk) => {
          const check = buildHealthCheck(days, dailyTargetsOf({ daily_calorie_goal: goal }));
          const english = buildRecommendations(check, () => null, risk);
          const told = buildRecommendations(check, () => null, risk, german);
          expect(told.map(({ topic, source }) => [topic, source])).toEqual(
            english.map(({ topic, source }) => [topic, source]),
          );
          told.forEach(({ title, text }, at) => {
            expect(`${title}. ${text}`).not.toMatch(ENGLISH);
            expect(`${title}. ${text}`).not.toMatch(/[{}]/);
            const figures = (found: readonly { value: number; kind: string | null }[]) =>
              found.map(({ value, kind }) => `${value} ${kind}`).toSorted();
            expect(figures(findGermanNumbers(text).filter(isWritten))).toEqual(
              figures(findNumbers(english[at]?.text ?? '').filter(isWritten)),
            );
          });
        },
      ),
      { numRuns: isFull ? 5_000 : 300 },
    );
  });
});

/** Returns whether a number is written in digits: the word 'one' can be an article in the other language. */
const isWritten = ({ text }: { text: string }): boolean => /^\d/.test(text);
