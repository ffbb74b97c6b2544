import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { macroGoalsOf } from '#functions/dashboard/public.ts';
import { csvReport } from '#functions/health-reports/csv-report.ts';
import { weeklyMail } from '#functions/insights/weekly-mail/weekly-mail.ts';
import { proteinTargetFact } from '#shared/facts/single-facts.ts';
import { factSheet } from '#shared/facts/fact-sheet.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { explainTargets } from '#shared/goals/explain-targets.ts';
import { buildHealthCheck } from '#shared/health-check/health-check-of.ts';
import { leftOf } from '#shared/meal-plans/plan-figures.ts';
import { targetOf } from '#shared/coach/rules/targets.ts';
import { candidatesOf } from '#shared/insights/insights-of.ts';
import { isFull } from '#test/support/full-size.ts';
import { somebody } from '../../shared/insights/somebody.ts';
import { anEmptyDay } from '#test/support/builders/a-daily-summary.ts';
import { sourceOf } from '../../shared/facts/two-people.ts';
import { aReport } from '../health-reports/a-report.ts';

const runs = isFull ? 5_000 : 150;
const grams = fc.option(fc.integer({ min: 1, max: 400 }), { nil: null });

/** Users with any goal, with or without their own macro targets. */
const users = fc.tuple(somebody, grams, grams, grams).map(([person, protein_goal, carbs_goal, fat_goal]) => ({
  ...person,
  profile: { ...person.profile, protein_goal, carbs_goal, fat_goal },
}));

describe('One set of targets', () => {
  it('HEALTH-08 (D56) dashboard, plans, health check, coach, insights, weekly email, report and model prompt show the same targets for any user', () => {
    fc.assert(
      fc.property(users, (person) => {
        const { profile } = person;
        const expectedCalories = profile.daily_calorie_goal ?? 2_000;
        // 15% of the goal at 4 kcal per gram, to a tenth of a gram.
        const expectedProtein = profile.protein_goal ?? Math.round((expectedCalories * 15) / 40) / 10;
        const source = sourceOf(person);
        const facts = factsOf(source);

        const dashboard = macroGoalsOf(profile);
        expect(dashboard).toEqual({
          protein: expectedProtein,
          carbs: profile.carbs_goal,
          fat: profile.fat_goal,
        });

        const { metrics } = buildHealthCheck([], dailyTargetsOf(profile));
        expect(metrics.map(({ target }) => target).slice(0, 3)).toEqual([
          expectedCalories,
          expectedProtein,
          25,
        ]);

        const plan = { daily_calorie_goal: expectedCalories, macro_goals: dashboard, eaten: anEmptyDay() };
        expect(leftOf(plan, [])).toEqual({ calories: expectedCalories, protein: expectedProtein, fiber: 25 });

        expect(targetOf(facts, 'protein')?.bound?.value).toBe(expectedProtein);
        expect(targetOf(facts, 'fiber')?.bound?.value).toBe(25);
        if (profile.carbs_goal !== null)
          expect(targetOf(facts, 'carbs')?.bound?.value).toBe(profile.carbs_goal);
        if (profile.fat_goal !== null) expect(targetOf(facts, 'fat')?.bound?.value).toBe(profile.fat_goal);

        const cited = candidatesOf(facts)
          .flatMap(({ description }) => description.cited)
          .filter(({ id }) => id.startsWith('target.protein'));
        for (const fact of cited) expect(fact.value).toBe(expectedProtein);

        expect(factSheet(facts)).toContainEqual(proteinTargetFact(facts));
        expect(factSheet(facts).find(({ id }) => id === 'goal')?.value).toBe(expectedCalories);

        const mail = weeklyMail({ to: 'a@b.example', facts, token: 't', siteOrigin: 'https://p.example' });
        const line = /Protein target: ([\d,.]+) g/.exec(mail.text)?.[1];
        if (line !== undefined) expect(Number(line.replaceAll(',', ''))).toBe(expectedProtein);

        const explained = explainTargets(profile);
        expect(explained.map(({ name, value }) => [name, value])).toEqual([
          ['calories', expectedCalories],
          ['protein', expectedProtein],
          ...(profile.carbs_goal === null ? [] : [['carbs', profile.carbs_goal]]),
          ...(profile.fat_goal === null ? [] : [['fat', profile.fat_goal]]),
          ['fiber', 25],
        ]);
      }),
      { numRuns: runs },
    );
  });

  it('the weekly email of an adult states the protein target, and the report lists it for each day', () => {
    const person = fc.sample(somebody, { numRuns: 1, seed: 7 })[0]!;
    const profile = { ...person.profile, age: 40, weight: 80, height: 180, daily_calorie_goal: 2_100 };
    const mailFor = (protein_goal: number | null): string =>
      weeklyMail({
        to: 'a@b.example',
        facts: factsOf(sourceOf({ ...person, profile: { ...profile, protein_goal } })),
        token: 't',
        siteOrigin: 'https://p.example',
      }).text;
    expect(mailFor(null)).toContain('Protein target: 78.8 g');
    expect(mailFor(120)).toContain('Protein target: 120 g');
    const rows = new TextDecoder().decode(csvReport(aReport(2, { protein_target: 78.8 }))).split('\r\n');
    const column = rows[0]!.split(',').indexOf('protein_target_g');
    expect(rows.filter((row) => row.startsWith('day,')).map((row) => row.split(',')[column])).toEqual([
      '78.8',
      '78.8',
    ]);
  });
});
