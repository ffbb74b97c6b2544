import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { insightRoutes } from '#shared/insights/routes.ts';
import { unsubscribeQuery } from '#shared/insights/unsubscribe.ts';
import { call } from '#web/lib/api/call.ts';
import classes from './weekly-mail.module.css';

/**
 * Form that unsubscribes from the weekly email with the link's token, without signing in. Opening the page changes
 * nothing; the button does.
 */
export const UnsubscribeForm = ({ token }: { token: string | null }) => {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (query: { token: string }) => call(insightRoutes.unsubscribe, { query }),
  });
  const parsed = unsubscribeQuery.safeParse({ token: token ?? '' });
  if (data?.unsubscribed)
    return (
      <div className={classes.unsubscribe} role="status">
        <h2>{t('Weekly emails are off')}</h2>
        <p>{t('You can turn them back on in your profile.')}</p>
      </div>
    );
  if (data)
    return (
      <div className={classes.unsubscribe} role="alert">
        <h2>{t('This link has expired')}</h2>
        <p>
          {t(
            'You’re still subscribed. Use the link in your latest email, or turn emails off in your profile.',
          )}
        </p>
      </div>
    );
  if (!parsed.success)
    return (
      <div className={classes.unsubscribe} role="alert">
        <h2>{t('This link is incomplete')}</h2>
        <p>{t('Copy the whole link from the email, or turn emails off in your profile.')}</p>
      </div>
    );
  return (
    <div className={classes.unsubscribe}>
      <h2>{t('Unsubscribe from the weekly email?')}</h2>
      <p>{t('You’ll no longer get your weekly summary. Nothing else changes.')}</p>
      {error && <p role="alert">{error.message}</p>}
      <Button loading={isPending} onClick={() => mutate(parsed.data)}>
        {t('Unsubscribe')}
      </Button>
    </div>
  );
};
