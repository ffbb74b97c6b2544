import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import {
  formatEntryCount,
  formatExtras,
  formatList,
  formatMealCounts,
  formatPhotoCount,
  formatSkippedRows,
  formatWaterCount,
  formatWeightCount,
} from './import-labels.ts';
import classes from './imports.module.css';
import { FailedLines } from './failed-lines.tsx';
import { PreviewTable } from './preview-table.tsx';
import { sourceNames } from '#shared/imports/source-names.ts';
import { dateOrders, readDate } from '#shared/time/written-date.ts';
import type { OwnExtra } from './read/own-extras.ts';
import type { ReadExport } from './read/read-result.ts';
import type { Import } from './use-import.ts';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import { mealLabels } from '#web/ui/nutrition/meal-icon.tsx';

interface Props {
  running: Import;
  read: ReadExport;
}

/** Returns what a file has besides entries: '12 weights', 'water of 3 days', '5 photos'. */
const countOthers = ({ days, photos, extras = [] }: ReadExport): string[] => {
  const countOf = (kind: OwnExtra['kind']): number => extras.filter((extra) => extra.kind === kind).length;
  const weights = days.filter(({ weight }) => weight !== null).length;
  const water = days.filter(({ water_ml }) => water_ml !== null).length;
  return [
    ...(weights > 0 ? [formatWeightCount(weights)] : []),
    ...(water > 0 ? [formatWaterCount(water)] : []),
    ...(photos.size > 0 ? [formatPhotoCount(photos.size)] : []),
    ...formatExtras({ meal: countOf('meal'), plan: countOf('plan'), profile: countOf('profile') }),
  ];
};

/** Preview of an import: what will be logged and what will not. */
export const ImportPreview = ({ running: { start, back, readAs }, read }: Props) => {
  const { date: today } = useToday();
  const { lines, faults, leftOut, groups, order, ambiguousDay } = read;
  const others = countOthers(read);
  const isEmpty = lines.length === 0 && others.length === 0;
  const days = new Set(lines.map(({ local_date }) => local_date)).size;
  const kcal = lines.reduce((sum, { calories }) => sum + (calories ?? 0), 0);
  const [first, last] = [lines[0]?.local_date, lines.at(-1)?.local_date];
  return (
    <div className={classes.stack}>
      <div role="status">
        <p className={classes.lead}>
          {t('{entries} from {source}', {
            entries: formatEntryCount(lines.length),
            source: sourceNames[read.source],
          })}
        </p>
        {first && last && (
          <p className="note">
            {first === last
              ? t('{day}: {calories} kcal', { day: namedDay(first, today), calories: formatNumber(kcal) })
              : t('{first} to {last}: {days} days, {calories} kcal per day', {
                  first: namedDay(first, today),
                  last: namedDay(last, today),
                  days: formatNumber(days),
                  calories: formatNumber(kcal / days),
                })}
          </p>
        )}
        {lines.length > 1 && <p className="note">{formatMealCounts(lines)}</p>}
      </div>
      {ambiguousDay !== null && (
        <ChoicePicker
          label={t('Which date is {day}?', { day: ambiguousDay })}
          choices={dateOrders.map((value) => ({
            value,
            label: namedDay(readDate(ambiguousDay, value), today),
          }))}
          value={order}
          onChange={(chosen) => readAs({ order: chosen })}
        />
      )}
      {lines.length > 0 && <PreviewTable lines={lines} />}
      {read.source === 'myfitnesspal' && lines.length > 0 && (
        <p className="note">
          {t('MyFitnessPal exports meals without their foods, so each meal becomes one entry.')}
        </p>
      )}
      {groups.map(({ name, meal }) => (
        <ChoicePicker
          key={name}
          label={t('Which meal is “{name}”?', { name })}
          choices={mealTypes.map((value) => ({ value, label: mealLabels[value] }))}
          value={meal}
          onChange={(chosen) => readAs({ meals: { [name]: chosen } })}
        />
      ))}
      {read.weightUnit !== null && (
        <ChoicePicker
          label={t('Which unit are the weights in?')}
          choices={(['kg', 'lb'] as const).map((value) => ({ value, label: value }))}
          value={read.weightUnit}
          onChange={(weightUnit) => readAs({ weightUnit })}
        />
      )}
      {others.length > 0 && (
        <p className="note">
          {t('Also in this file: {list}. Weights and water are added to days that have none.', {
            list: formatList(others),
          })}
        </p>
      )}
      {(read.extras?.length ?? 0) > 0 && (
        <p className="note">
          {t(
            'We skip saved meals that you have, add plans to days without one, and fill in blank profile values. They stay if you undo the import.',
          )}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="note">
          {t('Skipped: {list}.', {
            list: formatList(leftOut.map(({ why, count }) => formatSkippedRows(why, count))),
          })}
        </p>
      )}
      <FailedLines
        faults={faults}
        title={plural(faults.length, '{lines} line couldn’t be read', '{lines} lines couldn’t be read', {
          lines: formatNumber(faults.length),
        })}
      />
      <div className={classes.acts}>
        {!isEmpty && (
          <Button size="lg" onClick={() => void start()}>
            {t('Import {entries}', {
              entries: lines.length > 0 ? formatEntryCount(lines.length) : formatList(others),
            })}
          </Button>
        )}
        <Button size="lg" variant="subtle" onClick={back}>
          {t('Choose another file')}
        </Button>
      </div>
      <p className="note">
        {t('Entries you’ve already imported are skipped. Anything you logged here stays.')}
      </p>
    </div>
  );
};
