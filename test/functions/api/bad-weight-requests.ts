import { ZONE } from '#test/support/api-user.ts';
import { casesOf, type RequestCase } from './request-cases.ts';

const day = '/api/weights/2026-11-20';
const weight = { weight: 80, time_zone: ZONE };

export const weightCases: RequestCase[] = [
  ['a weight on an invalid date', 'PUT', '/api/weights/today', weight, 'date'],
  ['a weight of Napoleon', 'PUT', '/api/weights/1812-06-24', weight, 'date'],
  ...casesOf('PUT', day, [
    ['a weight in words', { ...weight, weight: 'heavy' }, 'weight'],
    ['a weight of 4 kg', { ...weight, weight: 4 }, 'weight'],
    ['a weight of 501 kg', { ...weight, weight: 501 }, 'weight'],
    ['a weight without a time zone', { weight: 80 }, 'time_zone'],
    ['a weight with a user_id', { ...weight, user_id: 'ben' }, 'user_id'],
  ]),
  ['the deletion of a weight on an impossible date', 'DELETE', '/api/weights/2026-02-30', undefined, 'date'],
  ['weights without a start', 'GET', '/api/weights?to=2026-11-20', undefined, 'from'],
  ['weights from a word', 'GET', '/api/weights?from=soon&to=2026-11-20', undefined, 'from'],
  ['weights that run backwards', 'GET', '/api/weights?from=2026-11-20&to=2026-11-19', undefined, 'to'],
  ['weights of 36 years', 'GET', '/api/weights?from=1990-11-20&to=2026-11-19', undefined, 'to'],
  ['energy needs without a time zone', 'GET', '/api/energy-needs', undefined, 'time_zone'],
  ['a target of 0 grams', 'PUT', '/api/profile', { protein_goal: 0 }, 'protein_goal'],
  ['a target of half a gram', 'PUT', '/api/profile', { fat_goal: 60.5 }, 'fat_goal'],
  ['a target of two kilograms', 'PUT', '/api/profile', { carbs_goal: 2000 }, 'carbs_goal'],
];
