import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQueries } from './profile-queries.ts';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { ProfileForm } from './profile-form.tsx';
import classes from './profile-form.module.css';

interface Props {
  /** Cards of other features, beside the form if there is room. */
  aside: ReactNode;
}

/** Profile form, once the profile is loaded. */
export const ProfileView = ({ aside }: Props) => (
  <QueryView
    query={useQuery(profileQueries.read())}
    loading={<PageSpinner />}
    failure={t('We couldn’t load your profile')}
  >
    {(profile) => (
      <div className={classes.view}>
        <ProfileForm profile={profile} />
        <div className="stack6">{aside}</div>
      </div>
    )}
  </QueryView>
);
