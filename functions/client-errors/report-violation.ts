import { CodedError } from '#shared/errors/coded-error.ts';
import type { CspDirective } from '#shared/client-errors/csp-report.ts';
import type { clientErrorRoutes } from '#shared/client-errors/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { type RequestSource, sourceOf } from '../platform/http/request-source.ts';

/** Larger than any real report with its URLs and sample, bytes. */
const MAX_BYTES = 32_768;

interface Dependencies {
  /** @throws CodedError TOO_MANY_REQUESTS if an address, or all addresses together, sent too many reports */
  count: (source: RequestSource) => Promise<void>;
  /** Writes the number of violations of each directive to the log. */
  note: (directives: Partial<Record<CspDirective, number>>) => void;
}

/** Counts violations of the content security policy by directive, without URLs and samples. */
export const reportViolation =
  ({ count, note }: Dependencies): Endpoint<typeof clientErrorRoutes.reportViolation> =>
  async ({ body, raw }) => {
    if (raw.body.length > MAX_BYTES) throw new CodedError('PAYLOAD_TOO_LARGE');
    await count(sourceOf(raw));
    const directives: Partial<Record<CspDirective, number>> = {};
    for (const name of body) directives[name] = (directives[name] ?? 0) + 1;
    if (body.length > 0) note(directives);
    return undefined;
  };
