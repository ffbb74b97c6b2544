import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Translator } from '#shared/language/translator.ts';
import type { Report } from '../report.ts';
import { drawDays } from './days-table.ts';
import { drawEnergy } from './energy-chart.ts';
import { drawEntries } from './entries-list.ts';
import { createFonts } from './fonts.ts';
import { drawFooters } from './footers.ts';
import { drawMeans, drawTitle, drawWeekdays } from './head.ts';
import { drawMicronutrients } from './micronutrients-table.ts';
import { drawNotes } from './notes.ts';
import { createSheet } from './sheet.ts';
import { type Writing, writingOf } from './format-values.ts';

const titleOf = ({ name, from, to }: Report, { t, wholeDay }: Writing): string => {
  const days = { first: wholeDay(from), last: wholeDay(to) };
  return [t('Health report, {first} to {last}', days), name].filter(Boolean).join(', ');
};

/**
 * Creates an A4 PDF report, tagged for screen readers, with a vector chart.
 * @param fonts folder that contains the folder `fonts`
 * @param words translator of the report's language
 */
export const pdfReport = async (report: Report, fonts: URL, words?: Translator): Promise<Uint8Array> => {
  const writing = writingOf(words);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Disables pdfkit's default font, which only covers Western European letters.
    font: '',
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: writing.language,
    pdfVersion: '1.7',
    info: { Title: titleOf(report, writing), Subject: writing.t('Energy, macros and water by day') },
  });
  const bytes = buffer(doc);
  const sheet = createSheet(doc, createFonts(doc, fonts), writing);
  drawTitle(sheet, report);
  drawMeans(sheet, report);
  drawEnergy(sheet, report);
  drawWeekdays(sheet, report);
  drawDays(sheet, report);
  drawMicronutrients(sheet, report);
  drawEntries(sheet, report);
  drawNotes(sheet, report);
  sheet.root.end();
  drawFooters(sheet, report);
  doc.end();
  return bytes;
};
