import {
  isPersonKnown,
  type Person,
  referenceIntake,
  standardOf,
} from '#shared/micronutrients/reference-intakes.ts';
import {
  type MicronutrientGroup,
  micronutrientGroups,
  type MicronutrientName,
  micronutrientNames,
  micronutrients,
} from '#shared/micronutrients/micronutrient.ts';
import { coverageOf } from '#shared/micronutrients/sum-micronutrients.ts';
import type { MicronutrientSum } from '#shared/micronutrients/schema.ts';
import type { Report, ReportMicronutrients } from '../report.ts';
import { type Writing, UNKNOWN_FIGURE } from './format-values.ts';
import { colors } from './ink.ts';
import { PAGE, type Sheet } from './sheet.ts';
import { addTableRow, type TableCell } from './table-row.ts';

const ROW = 15;
/** Height of the section, which fits on one page. */
const HEIGHT = 670;

/** Right edges of the columns after the name. */
const ENDS = { average: 290, reference: 392, share: 452, known: PAGE.right - 4 } as const;

const groupTitles = ({ t }: Writing): Record<MicronutrientGroup, string> => ({
  vitamins: t('Vitamins'),
  minerals: t('Minerals'),
  fats: t('Fats and cholesterol'),
  other: t('More nutrients'),
});

/** Returns the cells of a nutrient: mean per day, reference, share of it, share of the energy that is known. */
const valuesOf = (
  name: MicronutrientName,
  average: MicronutrientSum,
  { person }: ReportMicronutrients,
  { t, figure, percent, language }: Writing,
): Record<keyof typeof ENDS, string> => {
  const { unit, digits } = micronutrients[name];
  const { amount, known_calories } = average.nutrients[name];
  const reference = referenceIntake(name, person, standardOf(language));
  const wanted = reference && `${figure(reference.amount, 2)} ${unit}`;
  return {
    average: amount === null ? UNKNOWN_FIGURE : `${figure(amount, digits)} ${unit}`,
    reference: (reference?.kind === 'limit' ? t('max. {amount}', { amount: wanted ?? '' }) : wanted) ?? '',
    share: amount === null || reference === null ? '' : percent(amount / reference.amount),
    known: amount === null ? t('no data') : percent(coverageOf(known_calories, average)),
  };
};

const nutrientRow = (sheet: Sheet, label: string, values: Record<keyof typeof ENDS, string>): TableCell[] => {
  const { ink, y } = sheet;
  return [
    { type: 'TH', draw: () => ink.write(label, { x: PAGE.left + 4, y }) },
    ...(Object.keys(ENDS) as (keyof typeof ENDS)[]).map((column): TableCell => ({
      type: 'TD',
      draw: () => ink.writeEnding(values[column], { x: ENDS[column], y }),
    })),
  ];
};

const titles = ({ ink, y, writing }: Sheet, group: MicronutrientGroup): TableCell[] => {
  const { t } = writing;
  const style = { size: 8, weight: 600, color: colors.soft } as const;
  const heads: [text: string, end: number][] = [
    [t('Average per day'), ENDS.average],
    [t('Reference'), ENDS.reference],
    [t('Of reference'), ENDS.share],
    [t('Known for'), ENDS.known],
  ];
  return [
    { type: 'TH', draw: () => ink.write(groupTitles(writing)[group], { x: PAGE.left + 4, y }, style) },
    ...heads.map(([text, end]): TableCell => ({
      type: 'TH',
      draw: () => ink.writeEnding(text, { x: end, y }, style),
    })),
  ];
};

const drawGroup = (
  sheet: Sheet,
  group: MicronutrientGroup,
  average: MicronutrientSum,
  values: ReportMicronutrients,
): void => {
  const { doc, root, writing } = sheet;
  const table = doc.struct('Table');
  root.add(table);
  addTableRow(sheet, table, titles(sheet, group));
  sheet.y += ROW;
  const names = micronutrientNames.filter((name) => micronutrients[name].group === group);
  for (const [index, name] of names.entries()) {
    const top = sheet.y - 3;
    if (index % 2 === 0)
      sheet.decorate(() => doc.rect(PAGE.left, top, PAGE.right - PAGE.left, ROW).fill(colors.stripe));
    const label = writing.t(micronutrients[name].label);
    addTableRow(sheet, table, nutrientRow(sheet, label, valuesOf(name, average, values, writing)));
    sheet.y += ROW;
  }
  table.end();
  sheet.y += 9;
};

/** Returns where the references come from. */
const referenceNote = (person: Person, { t, language }: Writing): string => {
  if (standardOf(language) === 'eu')
    return isPersonKnown(person)
      ? t('References: EFSA by age and sex; thiamin, niacin and saturated fat: EU label values.')
      : t(
          'References: EU label values for adults, because age or sex is not in the profile; caffeine: EFSA.',
        );
  return isPersonKnown(person)
    ? t(
        'References: Dietary Reference Intakes (National Academies) by age and sex; fats, cholesterol and added sugar: FDA Daily Values; caffeine: FDA.',
      )
    : t('References: FDA Daily Values for adults, because age or sex is not in the profile; caffeine: FDA.');
};

/** Returns what the references are and what the values cover. */
const notesOf = (average: MicronutrientSum, { person }: ReportMicronutrients, writing: Writing): string[] => [
  writing.t('Known for {share} of the energy. Unknown foods are left out, so actual amounts may be higher.', {
    share: writing.percent(coverageOf(average.known_calories, average)),
  }),
  referenceNote(person, writing),
  writing.t('Pregnancy and breastfeeding are not considered.'),
];

/** Draws the means of vitamins, minerals and more with their references. */
export const drawMicronutrients = (sheet: Sheet, { micronutrients: values }: Report): void => {
  const { ink, writing } = sheet;
  const { average } = values;
  if (average === null) return;
  sheet.need(HEIGHT);
  sheet.say('H2', () =>
    ink.write(writing.t('Vitamins and minerals'), { x: PAGE.left, y: sheet.y }, { size: 13, weight: 600 }),
  );
  sheet.y += 22;
  for (const note of notesOf(average, values, writing)) {
    const lines = ink.wrap(note, PAGE.right - PAGE.left, { size: 8 });
    const { y } = sheet;
    sheet.say('P', () => {
      for (const [index, line] of lines.entries())
        ink.write(line, { x: PAGE.left, y: y + index * 11 }, { size: 8, color: colors.soft });
    });
    sheet.y += lines.length * 11 + 3;
  }
  sheet.y += 6;
  for (const group of micronutrientGroups) drawGroup(sheet, group, average, values);
  sheet.y += 12;
};
