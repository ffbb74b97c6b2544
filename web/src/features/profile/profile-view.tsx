import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQueries } from '../../lib/profile/profile-queries.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { ProfileForm } from './profile-form.tsx';
import classes from './profile-form.module.css';

/** The tab Profile. `aside`: what belongs to the person but to other features. */
export const ProfileView = ({ aside }: { aside: ReactNode }) => {
  const { data, error, refetch, isFetching } = useQuery(profileQueries.read());
  if (data) {
    return (
      <div className={classes.view}>
        <ProfileForm profile={data} />
        <div className={classes.aside}>{aside}</div>
      </div>
    );
  }
  if (!error) return <PageSpinner />;
  return (
    <LoadFailure
      title={t('We could not load your profile')}
      error={error}
      isFetching={isFetching}
      refetch={refetch}
    />
  );
};
