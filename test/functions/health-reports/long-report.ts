import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { pdfReport } from '#functions/health-reports/pdf/pdf-report.ts';
import { aReportEntry, aReport } from './a-report.ts';

/** Draws a report in which every second letter uses another font, in a thread with limited memory. */
const entries = Array.from({ length: 300 }, () => aReportEntry({ food_name: 'aБ'.repeat(100) }));
const bytes = await pdfReport(aReport(1, { entries }), pathToFileURL('functions/health-reports/'));
parentPort?.postMessage(bytes.length);
