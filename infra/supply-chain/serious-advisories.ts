import * as z from 'zod';
import type { ShippedPackage } from './shipped-packages.ts';

/** What `npm audit --json` answers; anything else, e.g. that it could not ask, is a failure. */
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
 * Advisories that are high or critical in packages that people run: the web's libraries too, which `npm audit
 * --omit=dev` leaves out.
 * @param answer of `npm audit --json`
 * @throws ZodError when it is no report
 */
export const seriousIn = (answer: unknown, packages: readonly ShippedPackage[]) => {
  const places = new Set(packages.map(({ path }) => path));
  return Object.values(report.parse(answer).vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .filter(({ nodes }) => nodes.some((node) => places.has(node)));
};
