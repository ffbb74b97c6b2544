import { BRAND } from '#shared/brand.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { healthReportRoutes } from '#shared/health-reports/routes.ts';
import { openTranslator } from '#shared/language/translator.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { responseLanguage } from '../platform/response-language.ts';
import { csvReport } from './csv-report.ts';
import type { ReadReport } from './read-report.ts';

/** Used for PDF texts only. CSV column names are not translated because programs read them. */
const openReportTexts = openTranslator(
  () => import('#shared/languages/de/common.json', { with: { type: 'json' } }),
  () => import('#shared/languages/de/health-reports.json', { with: { type: 'json' } }),
  () => import('#shared/languages/de/micronutrients.json', { with: { type: 'json' } }),
);

/** Folder of this code with the fonts in it: in Lambda, the folder of the bundle. */
const CODE = new URL('./', import.meta.url);

/** Maximum file size. Encoded as base64 it fits in Lambda's 6 MB response limit. */
const MAX_BYTES = 4_600_000;

const fitting = (bytes: Uint8Array): Uint8Array => {
  if (bytes.length > MAX_BYTES) throw new CodedError('REPORT_TOO_LONG');
  return bytes;
};

/** Creates a report of a date range in the requested format. @throws CodedError REPORT_TOO_LONG */
export const makeReport =
  (readReport: ReadReport): Endpoint<typeof healthReportRoutes.make> =>
  async ({ caller, body: { from, to, format }, raw }) => {
    const report = await readReport(caller.user_id, from, to);
    const name = `${BRAND.toLowerCase()}-${from}-to-${to}.${format}`;
    if (format === 'csv') return { name, type: 'text/csv; charset=utf-8', bytes: fitting(csvReport(report)) };
    // Loaded on demand, only for PDF reports.
    const { pdfReport } = await import('./pdf/pdf-report.ts');
    const words = await openReportTexts(responseLanguage(raw.headers, null));
    return { name, type: 'application/pdf', bytes: fitting(await pdfReport(report, CODE, words)) };
  };
