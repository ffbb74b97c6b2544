import type { ClientErrorReport } from '#shared/client-errors/report.ts';
import type { clientErrorRoutes } from '#shared/client-errors/routes.ts';
import { scrubbed } from '#shared/client-errors/scrub.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { type RequestSource, sourceOf } from '../platform/http/request-source.ts';

interface Dependencies {
  /** @throws CodedError TOO_MANY_REQUESTS if an address, or all addresses together, sent too many reports */
  count: (source: RequestSource) => Promise<void>;
  /** Writes the report to the log and counts it in the metric. */
  note: (report: ClientErrorReport) => void;
}

/** Logs a browser error after removing personal data again: the sender may not be our client. */
export const report =
  ({ count, note }: Dependencies): Endpoint<typeof clientErrorRoutes.report> =>
  async ({ body, raw }) => {
    await count(sourceOf(raw));
    note({ ...body, message: scrubbed(body.message) });
    return undefined;
  };
