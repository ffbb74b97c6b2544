import { Duration } from 'aws-cdk-lib';
import { createAlarm } from '../constructs/alarm.ts';
import { followTable } from '../constructs/follow-table.ts';
import { grantSocketPush } from '../constructs/grants/grant-socket-push.ts';
import { grantTable } from '../constructs/grants/grant-table.ts';
import { createFunction } from '../constructs/house-function.ts';
import type { Resources } from '../platform.ts';

/** Rows whose changes are told (`functions/realtime/change-from-record.ts`). */
const told = [
  { prefix: 'entry#' },
  { prefix: 'summary#' },
  { prefix: 'referral#' },
  { prefix: 'meal-plan#' },
  { prefix: 'coach#' },
  { prefix: 'insights#' },
  { prefix: 'weight#' },
  { prefix: 'achievement#' },
  { prefix: 'friend#' },
  { prefix: 'feed#' },
  { prefix: 'like#' },
  // Of a shared meal, which is nobody's: its owner is told.
  'meal',
  'account#profile',
  'account#billing',
  'account#credits',
];

/** Tells a person's open windows what changed in the table. */
export const addLiveUpdates = (resources: Resources): void => {
  const fn = createFunction(resources, {
    feature: 'realtime',
    name: 'changes',
    timeout: Duration.seconds(60),
    harm: 'People with two tabs open see a change only in the tab where they made it.',
  });
  grantTable(fn, resources.table, ['Query', 'DeleteItem']);
  grantSocketPush(fn, resources.sockets);
  followTable(fn, resources, {
    patterns: [{ dynamodb: { Keys: { sk: { S: told } } } }],
    gathered: Duration.seconds(0),
    harm: 'People missed changes made in other tabs, and see old values until they reload.',
  });
  createAlarm(fn, 'IteratorAge', resources, {
    metric: fn.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(1) }),
    above: Duration.minutes(1).toMilliseconds(),
    periods: 3,
    harm: 'People see changes in their other tabs minutes late.',
    runbook: 'lateUpdates',
  });
};
