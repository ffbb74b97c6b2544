import * as z from 'zod';

/** Directives of our policy (`infra/constructs/site/content-security-policy.ts`) that a browser can report. */
const cspDirectives = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const;
export type CspDirective = (typeof cspDirectives)[number] | 'other';

/** More reports of one request are not counted. */
const MAX_CSP_REPORTS = 20;

/** The name of a directive; older browsers add its sources, which can contain URLs. */
const directive = z
  .string()
  .max(2_000)
  .transform((named): CspDirective => {
    const [name = ''] = named.trim().split(/\s/, 1);
    return cspDirectives.find((known) => known === name) ?? 'other';
  });

const olderReport = z
  .object({
    'csp-report': z.union([
      z.object({ 'effective-directive': directive }).transform((body) => body['effective-directive']),
      z.object({ 'violated-directive': directive }).transform((body) => body['violated-directive']),
    ]),
  })
  .transform((report) => [report['csp-report']]);

const reports = z
  .array(z.object({ type: z.string().max(100), body: z.unknown() }))
  .max(100)
  .transform((all) =>
    all
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, MAX_CSP_REPORTS)
      .map(
        ({ body }): CspDirective =>
          z.object({ effectiveDirective: directive }).safeParse(body).data?.effectiveDirective ?? 'other',
      ),
  );

/**
 * The violated directives of a browser's report. Everything else is dropped: URLs and samples can contain personal data.
 * Sources: CSP Level 3, 'Reporting'; Reporting API, 'Media Type'.
 */
export const cspReport = z.union([olderReport, reports]);
