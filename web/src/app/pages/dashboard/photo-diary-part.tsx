import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { LockedPreview } from '#web/features/billing/upgrade/locked-preview.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { diaryQueries } from '#web/features/diary/diary-queries.ts';
import { MealPhoto } from '#web/features/diary/photo-diary/meal-photo.tsx';
import { PhotoDiary } from '#web/features/diary/photo-diary/photo-diary.tsx';

/** Preview for plans without the photo diary: the user's own photos of the day, or an example. */
const LockedPhotoDiary = ({ day }: { day: LocalDate }) => {
  const { data } = useQuery(diaryQueries.day(day));
  const photos = data?.entries.filter(({ image_url }) => image_url !== null) ?? [];
  const sample = [t('Monday: oatmeal, salad, curry'), t('Tuesday: toast, soup, pasta')];
  return (
    <section className="stack3" aria-labelledby="photo-diary">
      <h2 id="photo-diary">{t('Photo diary')}</h2>
      <p className="secondary">{t('See a month of your meals at a glance, day by day.')}</p>
      {photos.length === 0 ? (
        <LockedPreview feature="photo_analysis" sample={sample} />
      ) : (
        <LockedPreview feature="photo_analysis">
          {photos.map((entry) => (
            <MealPhoto key={entry.id} entry={entry} />
          ))}
        </LockedPreview>
      )}
    </section>
  );
};

/** The photo diary, or what it would show in plans without it. */
export const PhotoDiaryPart = ({ day, onOpen }: { day: LocalDate; onOpen: (entry: FoodEntry) => void }) => (
  <OneUpgradeCard>
    <Gate feature="photo_analysis" fallback={<LockedPhotoDiary day={day} />}>
      <PhotoDiary onOpen={onOpen} />
    </Gate>
  </OneUpgradeCard>
);
