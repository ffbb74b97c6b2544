import type { Report } from '../report.ts';
import type { ReportDay } from '../report-day.ts';
import { colors } from './ink.ts';
import { PAGE, type Sheet } from './sheet.ts';
import type { Writing } from './format-values.ts';
import { addTableRow, type TableCell } from './table-row.ts';

const ROW = 16;

/** Water belongs to the day, all other values to its entries. */
type Column = { title: string; end: number; isWater?: true; of: (day: ReportDay) => number | null };

const columnsOf = ({ t }: Writing): Column[] => [
  { title: t('Energy, kcal'), end: 262, of: (day) => day.total_calories },
  { title: t('Protein, g'), end: 320, of: (day) => day.protein },
  { title: t('Carbs, g'), end: 374, of: (day) => day.carbs },
  { title: t('Fat, g'), end: 424, of: (day) => day.fat },
  { title: t('Water, ml'), end: 486, isWater: true, of: (day) => day.water_ml },
  { title: t('Entries'), end: PAGE.right - 4, of: (day) => day.meal_count },
];

const titles = (sheet: Sheet, columns: readonly Column[]): TableCell[] => {
  const style = { size: 8, weight: 600, color: colors.soft } as const;
  const { ink, writing, y } = sheet;
  return [
    { type: 'TH', draw: () => ink.write(writing.t('Day'), { x: PAGE.left + 4, y }, style) },
    ...columns.map(({ title, end }): TableCell => ({
      type: 'TH',
      draw: () => ink.writeEnding(title, { x: end, y }, style),
    })),
  ];
};

const rowOf = (
  { ink, y, writing: { figure, namedDay } }: Sheet,
  day: ReportDay,
  columns: readonly Column[],
): TableCell[] => {
  // A day without entries shows no nutrition values, but its water.
  const isLogged = day.meal_count > 0;
  return [
    { type: 'TH', draw: () => ink.write(namedDay(day.date), { x: PAGE.left + 4, y }) },
    ...columns.map(({ isWater, end, of }): TableCell => ({
      type: 'TD',
      draw: () => ink.writeEnding(figure(isLogged || isWater ? of(day) : null), { x: end, y }),
    })),
  ];
};

/** Draws a table of all days. Repeated column titles on later pages are hidden from screen readers. */
export const drawDays = (sheet: Sheet, { days }: Report): void => {
  const { doc, ink, root, writing } = sheet;
  const columns = columnsOf(writing);
  sheet.need(80);
  sheet.say('H2', () =>
    ink.write(writing.t('Days'), { x: PAGE.left, y: sheet.y }, { size: 13, weight: 600 }),
  );
  sheet.y += 24;
  const table = doc.struct('Table');
  root.add(table);
  addTableRow(sheet, table, titles(sheet, columns));
  sheet.y += ROW;
  for (const [index, day] of days.entries()) {
    if (sheet.need(ROW)) {
      sheet.decorate(() => titles(sheet, columns).forEach(({ draw }) => draw()));
      sheet.y += ROW;
    }
    const top = sheet.y - 3;
    if (index % 2 === 0) {
      sheet.decorate(() => doc.rect(PAGE.left, top, PAGE.right - PAGE.left, ROW).fill(colors.stripe));
    }
    addTableRow(sheet, table, rowOf(sheet, day, columns));
    sheet.y += ROW;
  }
  table.end();
  sheet.y += 20;
};
