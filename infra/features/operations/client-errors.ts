import { createAlarm } from '../../constructs/alarms/alarm.ts';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { featureMetric } from '../../constructs/alarms/feature-metric.ts';
import type { Resources } from '../../resources.ts';

/** A single broken browser reports at most five errors, so a higher count affects several users. */
const MANY = 20;

/** Adds error reports from browsers. */
export const addClientErrors = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'client-errors', {
    impact: 'Users notice nothing, but errors in their browsers are not reported to us.',
    access: ['UpdateItem'],
  });
  createAlarm(fn, 'ClientErrors', resources, {
    // Counts each error that a browser reported (`functions/client-errors/container.ts`).
    metric: featureMetric(resources.stage, 'client-errors', 'ClientErrors'),
    above: MANY,
    impact: 'Users see broken pages or buttons: many browsers report errors in the app.',
    runbook: 'clientErrors',
  });
};
