import type { ClientErrorReport } from '#shared/client-errors/report.ts';
import type { clientErrorRoutes } from '#shared/client-errors/routes.ts';
import { scrubbed } from '#shared/client-errors/scrub.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { type RequestSource, sourceOf } from '../support/request-source.ts';

interface Dependencies {
  /** @throws CodedError TOO_MANY_REQUESTS where an address, or all together, told too much */
  count: (source: RequestSource) => Promise<void>;
  /** Writes it to the log, and counts it. */
  note: (report: ClientErrorReport) => void;
}

/** Notes an error of somebody's browser, scrubbed again: whoever sends it may be no browser of ours. */
export const report =
  ({ count, note }: Dependencies): Endpoint<typeof clientErrorRoutes.report> =>
  async ({ body, raw }) => {
    await count(sourceOf(raw));
    note({ ...body, message: scrubbed(body.message) });
    return undefined;
  };
