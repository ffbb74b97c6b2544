import { accessRules } from './rules/access.ts';
import { alarmRules } from './rules/alarms.ts';
import { bucketRules } from './rules/buckets.ts';
import { edgeRules } from './rules/edge.ts';
import { eventRules } from './rules/events.ts';
import { functionRules } from './rules/functions.ts';
import { headerRules } from './rules/headers.ts';
import { latencyRules } from './rules/latency-alarms.ts';
import { observabilityRules } from './rules/observability.ts';
import { releaseRules } from './rules/releases.ts';
import { quotaRules } from './rules/quotas.ts';
import { routeRules } from './rules/routes.ts';
import { schemaRules } from './rules/schema.ts';
import { tableRules } from './rules/table.ts';
import { userRules } from './rules/users.ts';
import { wiringRules } from './rules/wiring.ts';
import { testRules } from './rules/test-rules.ts';

testRules([
  ...accessRules,
  ...alarmRules,
  ...bucketRules,
  ...edgeRules,
  ...eventRules,
  ...functionRules,
  ...headerRules,
  ...latencyRules,
  ...observabilityRules,
  ...releaseRules,
  ...quotaRules,
  ...routeRules,
  ...schemaRules,
  ...tableRules,
  ...userRules,
  ...wiringRules,
]);
