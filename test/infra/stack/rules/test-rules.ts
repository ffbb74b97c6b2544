import { describe, expect, it } from 'vitest';
import { isFull } from '#test/support/full-size.ts';
import { templateOf } from '../template.ts';
import type { Rule } from './rule.ts';

/** Nearly every setting of dev is that of local or prod, so only the full run tests it. */
const stages = isFull ? (['local', 'dev', 'prod'] as const) : (['local', 'prod'] as const);
const prod = templateOf('prod');

/** Tests rules against the stack of each environment, and that each rule reports a stack that breaks it. */
export const testRules = (rules: readonly Rule[]): void => {
  for (const stage of stages) {
    const template = templateOf(stage);
    describe(`The rules for the stack in the environment ${stage}`, () => {
      for (const { says, offenders } of rules) {
        it(says, () => expect(offenders(template, stage)).toEqual([]));
      }
    });
  }

  describe('A stack that breaks a rule is reported:', () => {
    for (const { says, offenders, spoil } of rules) {
      it(says, () => {
        const spoiled = structuredClone(prod);
        spoil(spoiled);
        expect(offenders(spoiled, 'prod')).not.toEqual([]);
      });
    }
  });
};
