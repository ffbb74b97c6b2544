import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQueries } from './profile-queries.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { ProfileForm } from './profile-form.tsx';
import classes from './profile-form.module.css';

interface Props {
  /** Cards of other features, beside the form if there is room. */
  aside: ReactNode;
  /** Account section, below both. */
  account: ReactNode;
}

/** Profile tab. */
export const ProfileView = ({ aside, account }: Props) => {
  const { data, error, refetch, isFetching } = useQuery(profileQueries.read());
  if (data) {
    return (
      <div className={classes.view}>
        <ProfileForm profile={data} />
        <div className="stack6">{aside}</div>
        <div className={classes.account}>{account}</div>
      </div>
    );
  }
  if (!error) return <PageSpinner />;
  return (
    <LoadFailure
      title={t('We couldn’t load your profile')}
      error={error}
      isFetching={isFetching}
      refetch={refetch}
    />
  );
};
