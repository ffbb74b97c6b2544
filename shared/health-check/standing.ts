import { type FactUnit, figureWords } from '../facts/fact.ts';
import type { HealthMetric } from './schema.ts';

/** 'Protein averages 52 g on your logged days, 23 g below the target of 75 g.' */
export const standing = (
  what: string,
  { average, target, difference }: HealthMetric,
  unit: FactUnit,
): string => {
  const way = difference < 0 ? 'below' : 'above';
  const off = figureWords(Math.abs(difference), unit);
  return `${what} averages ${figureWords(average, unit)} on your logged days, ${off} ${way} the target of ${figureWords(target, unit)}.`;
};
