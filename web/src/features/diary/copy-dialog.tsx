import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { addDays } from '#shared/time/local-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { DayPickerMonth } from '#web/ui/inputs/day-picker/day-picker-month.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { namedDay } from '#web/ui/format/format-day.ts';
import { MealTypePicker } from '#web/ui/nutrition/meal-type-picker.tsx';
import type { Copying } from './copying.ts';
import { useCopy } from './use-copy.ts';

/** Dialog that selects the day to copy entries to, and the meal if they are from one meal. */
export const CopyDialog = ({ copying, onClose }: { copying: Copying; onClose: () => void }) => {
  const { date: today } = useToday();
  const [to, setTo] = useState(copying.from === today ? addDays(today, -1) : today);
  const [mealType, setMealType] = useState(copying.mealType);
  const copy = useCopy(onClose);
  const isSending = useRef(false);
  const isSame = to === copying.from && mealType === copying.mealType;
  const send = () => {
    if (isSame || isSending.current) return;
    isSending.current = true;
    const other = mealType !== copying.mealType ? (mealType ?? undefined) : undefined;
    copy.mutate(
      { entries: copying.entries, to, mealType: other },
      {
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  };
  return (
    <Dialog title={copying.title} onClose={onClose} width="26rem">
      <div className="stack5">
        <DayPickerMonth value={to} onChange={setTo} today={today} max={today} />
        {mealType && <MealTypePicker value={mealType} onChange={setMealType} label={t('As')} />}
        {isSame && (
          <p className="note" role="status">
            {mealType
              ? t('These foods are already there. Choose another day or meal.')
              : t('These foods are already on this day. Choose another day.')}
          </p>
        )}
        <Button size="lg" loading={copy.isPending} disabled={isSame} onClick={send}>
          {t('Copy to {day}', { day: namedDay(to, today) })}
        </Button>
      </div>
    </Dialog>
  );
};
