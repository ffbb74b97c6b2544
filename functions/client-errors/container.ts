import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { clientErrorRoutes } from '#shared/client-errors/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { logger, metrics } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { createSenderLimits } from '../platform/limits/sender-limits.ts';
import { createCountSender } from '../platform/limits/count-sender.ts';
import { report } from './report.ts';
import { reportLimits, violationReportLimits } from './report-limits.ts';
import { reportViolation } from './report-violation.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof clientErrorRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const limits = createSenderLimits(table, systemClock, reportLimits, () =>
    logger.warn('CLIENT_ERRORS_FLOODED'),
  );
  const violationLimits = createSenderLimits(table, systemClock, violationReportLimits, () =>
    logger.warn('CSP_REPORTS_FLOODED'),
  );
  return {
    reportViolation: reportViolation({
      count: createCountSender(table, violationLimits),
      note: (directives) => {
        logger.warn('CSP_VIOLATION', { directives });
        metrics.addMetric('CspViolations', MetricUnit.Count, Object.values(directives).length);
      },
    }),
    report: report({
      count: createCountSender(table, limits),
      note: (client_error) => {
        logger.warn('CLIENT_ERROR', { client_error });
        // An alarm watches this metric (`infra/features/operations/client-errors.ts`).
        metrics.addMetric('ClientErrors', MetricUnit.Count, 1);
      },
    }),
  };
};
