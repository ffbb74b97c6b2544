import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/lib/navigation/paths.ts';
import { useOpenRequests } from '#web/features/social/friends/use-open-requests.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** Social Feed tab: link to the social page, and pending friend requests. */
export const Tab = () => {
  const navigate = useNavigate();
  const requests = useOpenRequests();
  return (
    <EmptyState
      title={t('Eat together, apart')}
      message={t('Share meals, see what’s on your friends’ plates and send a like.')}
      action={
        <>
          <Button size="lg" onClick={() => void navigate(paths.social)}>
            {t('Open social feed')}
          </Button>
          {requests > 0 && (
            <p role="status">
              {plural(requests, '{n} person wants to be your friend.', '{n} people want to be your friend.', {
                n: formatNumber(requests),
              })}
            </p>
          )}
        </>
      }
    />
  );
};
