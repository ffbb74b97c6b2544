import * as z from 'zod';
import type { ShippedPackage } from './shipped-packages.ts';

/** The result of `npm audit --json`; anything else, e.g. a network error, is a failure. */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      nodes: z.array(z.string()),
    }),
  ),
});

/**
 * Returns high and critical advisories for shipped packages, including the web's libraries, which `npm audit
 * --omit=dev` omits.
 * @param answer of `npm audit --json`
 * @throws ZodError when it is not a report
 */
export const seriousIn = (answer: unknown, packages: readonly ShippedPackage[]) => {
  const places = new Set(packages.map(({ path }) => path));
  return Object.values(report.parse(answer).vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .filter(({ nodes }) => nodes.some((node) => places.has(node)));
};
