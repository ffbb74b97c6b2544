import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mealsToShare } from './meals-to-share.ts';
import { SocialSectionState } from '../social-section-state.tsx';
import classes from '../people.module.css';
import { ShareForm } from './share-form.tsx';

interface Props {
  /** Shown instead of the audience 'everyone' if the user's plan does not include it. */
  lockedEveryone: ReactNode;
}

/** Card that shares one of the latest meals. */
export const ShareMeal = ({ lockedEveryone }: Props) => {
  const query = useQuery(mealsToShare);
  const { data } = query;
  return (
    <section className="lift" aria-labelledby="share-meal">
      <h2 id="share-meal">{t('Share a meal')}</h2>
      {data?.entries.length === 0 && (
        <p className={classes.quiet}>{t('Log a meal first, then you can share it here.')}</p>
      )}
      {data && data.entries.length > 0 && (
        <ShareForm entries={data.entries} lockedEveryone={lockedEveryone} />
      )}
      <SocialSectionState
        query={query}
        loading={t('Loading your meals')}
        height="10rem"
        failure={(message) => t('We couldn’t load your meals. {message}', { message })}
      />
    </section>
  );
};
