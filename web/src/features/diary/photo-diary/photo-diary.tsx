import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { addMonths, monthOf } from '#web/ui/inputs/day-picker/day-picker-weeks.ts';
import { monthName } from '#web/ui/format/format-day.ts';
import { photoDiaryQuery } from './photo-diary-query.ts';
import { PhotoMonth } from './photo-month.tsx';
import classes from './photo-diary.module.css';

/** Gallery of the user's meal photos by day, one month at a time. @param onOpen opens an entry */
export const PhotoDiary = ({ onOpen }: { onOpen: (entry: FoodEntry) => void }) => {
  const { date: today } = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  const newest = monthOf(today);
  const first = chosen ?? newest;
  const query = useQuery(photoDiaryQuery(first.slice(0, 7)));
  return (
    <section className="stack4" aria-labelledby="photo-diary">
      <div className={classes.bar}>
        <ActionIcon aria-label={t('Previous month')} onClick={() => setChosen(addMonths(first, -1))}>
          <ChevronLeft aria-hidden />
        </ActionIcon>
        <h2 id="photo-diary" className={classes.month} aria-live="polite">
          {monthName(first)}
        </h2>
        <ActionIcon
          aria-label={t('Next month')}
          disabled={first >= newest}
          onClick={() => setChosen(addMonths(first, 1))}
        >
          <ChevronRight aria-hidden />
        </ActionIcon>
      </div>
      <PhotoMonth key={first} query={query} today={today} onOpen={onOpen} />
    </section>
  );
};
