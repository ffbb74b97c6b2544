import { describe, expect, it } from 'vitest';
import { templateOf } from '../template.ts';
import type { Rule } from './rule.ts';

const templates = {
  local: templateOf('local'),
  dev: templateOf('dev'),
  prod: templateOf('prod'),
};

/** Tests rules against the stack of each environment, and that each rule reports a stack that breaks it. */
export const testRules = (rules: readonly Rule[]): void => {
  for (const stage of ['local', 'dev', 'prod'] as const) {
    describe(`The rules for the stack in the environment ${stage}`, () => {
      for (const { says, offenders } of rules) {
        it(says, () => expect(offenders(templates[stage], stage)).toEqual([]));
      }
    });
  }

  describe('A stack that breaks a rule is reported:', () => {
    for (const { says, offenders, spoil } of rules) {
      it(says, () => {
        const spoiled = structuredClone(templates.prod);
        spoil(spoiled);
        expect(offenders(spoiled, 'prod')).not.toEqual([]);
      });
    }
  });
};
