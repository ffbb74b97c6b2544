import { describe, expect, it } from 'vitest';
import { accessRules } from './rules/access.ts';
import { bucketRules } from './rules/buckets.ts';
import { clientRules } from './rules/clients.ts';
import { edgeRules } from './rules/edge.ts';
import { eventRules } from './rules/events.ts';
import { functionRules } from './rules/functions.ts';
import { headerRules } from './rules/headers.ts';
import { observabilityRules } from './rules/observability.ts';
import { routeRules } from './rules/routes.ts';
import { tableRules } from './rules/table.ts';
import { userRules } from './rules/users.ts';
import { wiringRules } from './rules/wiring.ts';
import { templateOf } from './template.ts';

const rules = [
  ...accessRules,
  ...bucketRules,
  ...clientRules,
  ...edgeRules,
  ...eventRules,
  ...functionRules,
  ...headerRules,
  ...observabilityRules,
  ...routeRules,
  ...tableRules,
  ...userRules,
  ...wiringRules,
];

const templates = {
  local: templateOf('local'),
  dev: templateOf('dev'),
  prod: templateOf('prod'),
};

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
