import { useQuery } from '@tanstack/react-query';
import { moderationRoutes } from '#shared/moderation/routes.ts';
import { appealLink } from '#shared/moderation/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { RetryButton } from '#web/ui/feedback/retry-button.tsx';
import { AppealForm } from './appeal-form.tsx';
import { appealKeyOf } from './appeal-key.ts';
import { DecisionFacts } from './decision-facts.tsx';

/** Shows the decision of an emailed link, and the appeal or a form for one. */
export const Appeal = ({ token }: { token: string }) => {
  const isComplete = appealLink.safeParse({ token }).success;
  const query = useQuery({
    queryKey: appealKeyOf(token),
    queryFn: ({ signal }) => call(moderationRoutes.readAppeal, { body: { token }, signal }),
    enabled: isComplete,
    retry: false,
  });
  if (!isComplete) return <p role="alert">{t('This link is incomplete. Copy it from the email.')}</p>;
  if (query.error)
    return (
      <div className="stack3">
        <p role="alert">{query.error.message}</p>
        <RetryButton variant="default" isFetching={query.isFetching} refetch={query.refetch} />
      </div>
    );
  if (!query.data) return <PageSpinner />;
  return (
    <div className="stack5">
      <DecisionFacts decision={query.data} />
      {query.data.appeal === null && <AppealForm token={token} />}
    </div>
  );
};
