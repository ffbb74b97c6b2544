import { t } from '#web/lib/language/translate.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { OpenWordQuestion, plateLookupsWith } from '#web/features/foods/public.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { entryOfGroup } from '../meals/entry-of-group.ts';
import { placeName } from '../meals/place-name.ts';
import { useLogMeals } from '../meals/use-log-meals.ts';
import classes from './open-words-card.module.css';
import { dropOpenWord, useOpenWords } from './open-words-store.ts';

export interface OpenWordsCardProps {
  renderConsent: RenderConsent;
}

/** Questions about words of logged meals that were not understood. They stay until the user answers them. */
export const OpenWordsCard = ({ renderConsent }: OpenWordsCardProps) => {
  const rows = useOpenWords();
  const { date: today } = useToday();
  const { logMeals } = useLogMeals();
  if (rows.length === 0) return null;
  return (
    <section className={classes.card} aria-label={t('Not logged yet')}>
      <h2>{t('Not logged yet')}</h2>
      <ul>
        {rows.map(({ id, words, ...logged }) => {
          const place = { ...logged, time: null };
          return (
            <li key={id}>
              <OpenWordQuestion
                words={words}
                place={placeName(place, today)}
                lookUps={plateLookupsWith(renderConsent)}
                onAdd={(items) =>
                  logMeals([entryOfGroup({ ...place, meals: [], items }, deviceTimeZone())], {
                    onLogged: () => dropOpenWord(id),
                  })
                }
                onDismiss={() => dropOpenWord(id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
