import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { profileQueries } from '#web/features/profile/public.ts';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { GoalForm } from './goal-form.tsx';

type Props = Omit<Parameters<typeof GoalForm>[0], 'profile'>;

/** Set New Goal page: energy needs and the goal. */
export const SetNewGoal = (props: Props) => (
  <QueryView
    query={useQuery(profileQueries.read())}
    loading={<PageSpinner />}
    failure={t('We couldn’t load your goals')}
  >
    {(profile) => <GoalForm profile={profile} {...props} />}
  </QueryView>
);
