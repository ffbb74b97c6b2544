import { clientErrorRoutes } from '#shared/client-errors/routes.ts';
import type { ClientErrorReport } from '#shared/client-errors/report.ts';
import { describeError } from './describe-error.ts';

/** Maximum number of reports per page. */
const MAX_REPORTS = 5;

/** Sends a report even while the page closes. Offline it is lost, because it is not worth storing. */
const send = (report: ClientErrorReport): void => {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  const { path, method } = clientErrorRoutes.report;
  if (navigator.sendBeacon?.(path, body)) return;
  fetch(path, { method, body, keepalive: true }).catch(() => undefined);
};

/**
 * Creates a reporter that sends each error once, up to the limit, and only if it was thrown by our code. Never throws.
 * @param sendReport sends a report
 */
export const createReporter = (sendReport = send): ((error: unknown) => void) => {
  const reported = new Set<string>();
  return (error) => {
    try {
      const report = describeError(error);
      if (!report) return;
      const same = [report.name, report.message, report.frames[0]].join();
      if (reported.has(same) || reported.size >= MAX_REPORTS) return;
      reported.add(same);
      sendReport(report);
    } catch {
      // Errors of the reporter itself are ignored.
    }
  };
};

/** Reports an error of this page. */
export const reportOnce = createReporter();
