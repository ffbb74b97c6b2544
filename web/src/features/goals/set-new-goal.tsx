import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { profileQueries } from '../../lib/profile/profile-queries.ts';
import { ErrorPlate } from '../../ui/error-plate.tsx';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { GoalForm } from './goal-form.tsx';

type Props = Omit<Parameters<typeof GoalForm>[0], 'profile'>;

/** Set New Goal: what the body needs, and what the person aims at. */
export const SetNewGoal = (props: Props) => {
  const { data, error, refetch, isFetching } = useQuery(profileQueries.read());
  if (data) return <GoalForm profile={data} {...props} />;
  if (!error) return <PageSpinner />;
  return (
    <ErrorPlate
      title="We could not load your goals"
      message={error.message}
      actions={
        <Button
          variant="ink"
          leftSection={<RotateCw aria-hidden />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          Retry
        </Button>
      }
    />
  );
};
