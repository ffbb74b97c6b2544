import type { DailySummary } from '#shared/dashboard/schema.ts';
import type { Report } from '../report.ts';
import { colors } from './ink.ts';
import { PAGE, type Sheet } from './sheet.ts';
import { figure, namedDay } from './write-figures.ts';

const ROW = 16;

const columns: { title: string; end: number; of: (day: DailySummary) => number }[] = [
  { title: 'Energy, kcal', end: 262, of: (day) => day.total_calories },
  { title: 'Protein, g', end: 320, of: (day) => day.protein },
  { title: 'Carbs, g', end: 374, of: (day) => day.carbs },
  { title: 'Fat, g', end: 424, of: (day) => day.fat },
  { title: 'Water, ml', end: 486, of: (day) => day.water_ml },
  { title: 'Entries', end: PAGE.right - 4, of: (day) => day.meal_count },
];

type Cell = { type: 'TH' | 'TD'; draw: () => void };

const addRow = ({ doc }: Sheet, table: PDFKit.PDFStructureElement, cells: readonly Cell[]): void => {
  const row = doc.struct('TR');
  table.add(row);
  for (const { type, draw } of cells) {
    const cell = doc.struct(type, {}, draw);
    row.add(cell);
    cell.end();
  }
  row.end();
};

const titles = (sheet: Sheet): Cell[] => {
  const style = { size: 8, weight: 600, color: colors.soft } as const;
  const { ink, y } = sheet;
  return [
    { type: 'TH', draw: () => ink.write('Day', { x: PAGE.left + 4, y }, style) },
    ...columns.map(({ title, end }): Cell => ({
      type: 'TH',
      draw: () => ink.writeEnding(title, { x: end, y }, style),
    })),
  ];
};

const rowOf = ({ ink, y }: Sheet, day: DailySummary): Cell[] => {
  // A day without entries has no figures to speak of; its water stands.
  const isLogged = day.meal_count > 0;
  return [
    { type: 'TH', draw: () => ink.write(namedDay(day.date), { x: PAGE.left + 4, y }) },
    ...columns.map(({ title, end, of }): Cell => ({
      type: 'TD',
      draw: () => ink.writeEnding(figure(isLogged || title === 'Water, ml' ? of(day) : null), { x: end, y }),
    })),
  ];
};

/** Every day of the range. On later pages the titles stand again, for the eye alone. */
export const drawDays = (sheet: Sheet, { days }: Report): void => {
  const { doc, ink, root } = sheet;
  sheet.need(80);
  sheet.say('H2', () => ink.write('Days', { x: PAGE.left, y: sheet.y }, { size: 13, weight: 600 }));
  sheet.y += 24;
  const table = doc.struct('Table');
  root.add(table);
  addRow(sheet, table, titles(sheet));
  sheet.y += ROW;
  for (const [index, day] of days.entries()) {
    if (sheet.need(ROW)) {
      sheet.decorate(() => titles(sheet).forEach(({ draw }) => draw()));
      sheet.y += ROW;
    }
    const top = sheet.y - 3;
    if (index % 2 === 0) {
      sheet.decorate(() => doc.rect(PAGE.left, top, PAGE.right - PAGE.left, ROW).fill(colors.stripe));
    }
    addRow(sheet, table, rowOf(sheet, day));
    sheet.y += ROW;
  }
  table.end();
  sheet.y += 20;
};
