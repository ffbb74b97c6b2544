import { t } from '#web/lib/language/translate.ts';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { DiaryView } from '#web/features/diary/diary-view.tsx';
import { EntryRow } from '#web/features/food-entries/list/entry-row.tsx';
import { finishDraft } from '#web/lib/offline/drafts/draft-to-finish.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { askConsent } from '../../ask-consent.tsx';

const QuickAddDialog = lazy(async () => ({
  default: (await import('#web/features/food-entries/quick-add/quick-add-dialog.tsx')).QuickAddDialog,
}));

const TodaysPlan = lazy(async () => ({
  default: (await import('#web/features/meal-plans/todays-plan.tsx')).TodaysPlan,
}));

const DayWeight = lazy(async () => ({
  default: (await import('#web/features/weights/day-weight.tsx')).DayWeight,
}));

const DayMicronutrients = lazy(async () => ({
  default: (await import('#web/features/micronutrients/day-micronutrients.tsx')).DayMicronutrients,
}));

const PhotosToFinish = lazy(async () => ({
  default: (await import('#web/features/scan/drafts/photos-to-finish.tsx')).PhotosToFinish,
}));

const PhotoDiaryPart = lazy(async () => ({
  default: (await import('./photo-diary-part.tsx')).PhotoDiaryPart,
}));

const SaveAsMeal = lazy(async () => ({
  default: (await import('#web/features/recipes/save-as-meal.tsx')).SaveAsMeal,
}));

interface Props {
  /** null for today. */
  day: LocalDate | null;
  onDay: (day: LocalDate | null) => void;
  /** Without a meal, the form has none preselected. */
  onAddFood: (day: LocalDate, meal?: MealType) => void;
  onEdit: (entry: FoodEntry) => void;
  /** Opens the scanner. */
  onScan: () => void;
}

/** Diary by day, with the entry rows and the edit dialog. */
export const DiaryTab = ({ day, onDay, onAddFood, onEdit, onScan }: Props) => {
  const navigate = useNavigate();
  const { date: today } = useToday();
  const [view, setView] = useState<'day' | 'photos'>('day');
  // Stays open when another day is chosen.
  const [isMicronutrientsOpen, setMicronutrientsOpen] = useState(false);
  const diary = (
    <DiaryView
      day={day}
      onDay={onDay}
      onAddFood={onAddFood}
      renderEntry={(entry, acts) => <EntryRow key={entry.id} entry={entry} onEdit={onEdit} {...acts} />}
      renderQuickAdd={(chosen, onClose) => (
        <Suspense>
          <QuickAddDialog day={chosen} onClose={onClose} />
        </Suspense>
      )}
      renderPlanned={(date) => (
        <>
          <Suspense>
            <PhotosToFinish
              onFinish={({ id }) => {
                finishDraft(id);
                onScan();
              }}
            />
          </Suspense>
          <Suspense>
            <TodaysPlan
              date={date}
              onPlan={(plan_day) => void navigate(paths.planTomorrow, { state: { plan_day } })}
            />
          </Suspense>
        </>
      )}
      renderWeight={(date) => (
        <Suspense fallback={<SkeletonBlock height="9rem" />}>
          <DayWeight
            key={date}
            date={date}
            more={
              <Link to={paths.setNewGoal} state={{ part: 'weight' }}>
                {t('Trend and goal')}
              </Link>
            }
          />
        </Suspense>
      )}
      renderMicronutrients={(date) => (
        <Suspense fallback={<SkeletonBlock height="4rem" />}>
          <DayMicronutrients date={date} isOpen={isMicronutrientsOpen} onOpen={setMicronutrientsOpen} />
        </Suspense>
      )}
      renderSaveMeal={(entries, onClose) => (
        <Suspense>
          <SaveAsMeal entries={entries} onClose={onClose} renderConsent={askConsent} />
        </Suspense>
      )}
    />
  );
  return (
    <div className="stack4">
      <Segments<'day' | 'photos'>
        label={t('Diary view')}
        choices={[
          { value: 'day', label: t('Meals') },
          { value: 'photos', label: t('Photos') },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'day' ? (
        diary
      ) : (
        <Suspense fallback={<SkeletonBlock height="16rem" />}>
          <PhotoDiaryPart day={day ?? today} onOpen={onEdit} />
        </Suspense>
      )}
    </div>
  );
};
