import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Zap from 'lucide-react/icons/zap';
import { type ReactNode, useState } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { DayPicker } from '#web/ui/inputs/day-picker/day-picker.tsx';
import { useSingleOpen } from '#web/ui/interaction/use-single-open.ts';
import { CopyDialog } from './copy-dialog.tsx';
import type { Copying } from './copying.ts';
import { DiaryDay, type EntryActs } from './diary-day.tsx';
import { diaryQueries } from './diary-queries.ts';
import classes from './diary-view.module.css';

interface Props {
  /** The open day; null for today. */
  day: LocalDate | null;
  onDay: (day: LocalDate | null) => void;
  /** Opens the log form for a day and optionally a meal. */
  onAddFood: (day: LocalDate, meal?: MealType) => void;
  /** Renders an entry's row, from another feature. */
  renderEntry: (entry: FoodEntry, acts: EntryActs) => ReactNode;
  /** Renders the dialog that adds calories only, from another feature. */
  renderQuickAdd: (day: LocalDate, onClose: () => void) => ReactNode;
  /** Renders the plan of the day, from another feature. */
  renderPlanned: (day: LocalDate) => ReactNode;
  /** Renders the weight of the day, from another feature. */
  renderWeight: (day: LocalDate) => ReactNode;
  /** Renders the vitamins and minerals of the day, from another feature. */
  renderMicronutrients: (day: LocalDate) => ReactNode;
  /** Renders the dialog that saves entries as a meal, from another feature. */
  renderSaveMeal: (entries: readonly FoodEntry[], onClose: () => void) => ReactNode;
}

/** Diary: view, log, edit and copy the entries of any day. */
export const DiaryView = ({
  day,
  onDay,
  onAddFood,
  renderEntry,
  renderQuickAdd,
  renderPlanned,
  renderWeight,
  renderMicronutrients,
  renderSaveMeal,
}: Props) => {
  const { date: today } = useToday();
  const date = day ?? today;
  const [copying, setCopying] = useState<Copying | null>(null);
  // Day of the open dialog: midnight must not change it while the user types.
  const [quickAddDay, setQuickAddDay] = useState<LocalDate | null>(null);
  const { open: saving, show: save, close } = useSingleOpen<readonly FoodEntry[]>();
  const { data, isPending } = useQuery(diaryQueries.day(date));
  const entries = data?.entries ?? [];
  return (
    <>
      <div className={classes.bar}>
        <DayPicker
          value={date}
          today={today}
          onChange={(chosen) => onDay(chosen === today ? null : chosen)}
        />
        <div className={classes.ways}>
          {/* Reserves space while the day loads, so that content below does not move. */}
          {(isPending || entries.length > 0) && (
            <Button
              variant="subtle"
              leftSection={<Copy aria-hidden />}
              className={(isPending && classes.waiting) || ''}
              onClick={() => setCopying({ title: t('Copy day to…'), entries, from: date, mealType: null })}
            >
              {t('Copy day')}
            </Button>
          )}
          <Button variant="default" leftSection={<Zap aria-hidden />} onClick={() => setQuickAddDay(date)}>
            {t('Quick add')}
          </Button>
          <Button
            className={classes.add ?? ''}
            leftSection={<Plus aria-hidden />}
            onClick={() => onAddFood(date)}
          >
            {t('Add food')}
          </Button>
        </div>
      </div>
      {renderPlanned(date)}
      <DiaryDay
        key={date}
        date={date}
        today={today}
        onAdd={(meal) => onAddFood(date, meal)}
        onCopy={setCopying}
        onSave={(chosen) => save([...chosen])}
        renderEntry={renderEntry}
        renderWeight={renderWeight}
        renderMicronutrients={renderMicronutrients}
      />
      {copying && <CopyDialog copying={copying} onClose={() => setCopying(null)} />}
      {saving && renderSaveMeal(saving, () => close(saving))}
      {quickAddDay && renderQuickAdd(quickAddDay, () => setQuickAddDay(null))}
    </>
  );
};
