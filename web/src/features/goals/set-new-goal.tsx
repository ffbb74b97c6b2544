import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { profileQueries } from '#web/features/profile/public.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { GoalForm } from './goal-form.tsx';

type Props = Omit<Parameters<typeof GoalForm>[0], 'profile'>;

/** Set New Goal page: energy needs and the goal. */
export const SetNewGoal = (props: Props) => {
  const { data, error, refetch, isFetching } = useQuery(profileQueries.read());
  if (data) return <GoalForm profile={data} {...props} />;
  if (!error) return <PageSpinner />;
  return (
    <LoadFailure
      title={t('We couldn’t load your goals')}
      error={error}
      isFetching={isFetching}
      refetch={refetch}
    />
  );
};
