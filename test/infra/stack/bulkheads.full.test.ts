import { describe, expect, it } from 'vitest';
import { stages } from '#infra/stages.ts';
import { functionsOf } from './rules/functions.ts';
import { templateOf } from './template.ts';

const QUOTA = 1_000;

/** Reserved executions by function, for a stage with this quota. */
const reservedIn = (concurrency: number | null) =>
  functionsOf(templateOf({ ...stages.prod, concurrency })).map(({ id, properties }) => ({
    id,
    reserved: properties.ReservedConcurrentExecutions ?? 0,
    // Only a function with a model has its address.
    asksModel: 'OPENAI_BASE_URL' in (properties.Environment?.Variables ?? {}),
  }));

describe('A stage that reserves concurrency', () => {
  const functions = reservedIn(QUOTA);

  it('limits every function that waits for a model, and keeps executions for logging meals', () => {
    const withModel = functions.filter(({ asksModel }) => asksModel);
    expect(withModel.length).toBeGreaterThanOrEqual(7);
    expect(withModel.filter(({ reserved }) => reserved === 0)).toEqual([]);
    expect(functions.find(({ id }) => id.startsWith('FoodEntriesIndex'))?.reserved).toBe(180);
  });

  it('leaves more than half of the quota when a slow model keeps all its callers busy', () => {
    const busy = functions
      .filter(({ asksModel }) => asksModel)
      .reduce((sum, { reserved }) => sum + reserved, 0);
    expect(busy).toBeLessThan(QUOTA / 2);
  });

  it('reserves nothing by default, because new accounts have a quota of 10', () => {
    expect(reservedIn(null).filter(({ reserved }) => reserved > 0)).toEqual([]);
  });
});
