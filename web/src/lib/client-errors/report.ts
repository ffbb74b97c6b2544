import { clientErrorRoutes } from '#shared/client-errors/routes.ts';
import type { ClientErrorReport } from '#shared/client-errors/report.ts';
import { describeError } from './describe-error.ts';

/** What breaks more often than this in one page is known by then. */
const MAX_REPORTS = 5;

/** Sent even while the page closes. Without a network it is lost: it is not worth keeping. */
const send = (report: ClientErrorReport): void => {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  const { path, method } = clientErrorRoutes.report;
  if (navigator.sendBeacon?.(path, body)) return;
  fetch(path, { method, body, keepalive: true }).catch(() => undefined);
};

/**
 * Tells of errors: each once, five at most, and none that is not of our own code. Throws nothing itself.
 * @param sendReport how it is sent
 */
export const createReporter = (sendReport = send): ((error: unknown) => void) => {
  const told = new Set<string>();
  return (error) => {
    try {
      const report = describeError(error);
      if (!report) return;
      const same = [report.name, report.message, report.frames[0]].join();
      if (told.has(same) || told.size >= MAX_REPORTS) return;
      told.add(same);
      sendReport(report);
    } catch {
      // An error about an error helps nobody.
    }
  };
};

/** Tells of an error of this page. */
export const reportOnce = createReporter();
