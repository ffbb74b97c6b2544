import { describe, expect, it } from 'vitest';
import { healthRiskOf } from '#shared/goals/health-risk.ts';

describe('healthRiskOf', () => {
  it.each([
    [{ age: 17, weight: 60, height: 170 }, 'under_18'],
    [{ age: 17, weight: 40, height: 170 }, 'under_18'],
    [{ age: 18, weight: 60, height: 170 }, null],
    [{ age: 30, weight: 53.4, height: 170 }, 'underweight'],
    [{ age: 30, weight: 53.5, height: 170 }, null],
    [{ age: null, weight: 45, height: 170 }, 'underweight'],
    [{ age: null, weight: null, height: 170 }, null],
    [{}, null],
    [{ conditions: ['pregnant'] }, 'pregnant'],
    [{ conditions: ['breastfeeding'] }, 'pregnant'],
    [{ conditions: ['schwanger, 20. Woche'] }, 'pregnant'],
    [{ conditions: ['not pregnant'] }, null],
    [{ conditions: ['trying to get pregnant'] }, null],
    [{ age: 16, conditions: ['anorexia'] }, 'eating_disorder'],
    [{ conditions: ['recovering from bulimia'] }, 'eating_disorder'],
    [{ conditions: ['Essstörung'] }, 'eating_disorder'],
    [{ age: 30, weight: 70, height: 170, conditions: ['gout'] }, null],
  ])('returns for %o: %s', (body, risk) => {
    expect(healthRiskOf(body)).toBe(risk);
  });
});
