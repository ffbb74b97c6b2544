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
        <h2>{t('No more weekly mails')}</h2>
        <p>{t('You can switch them on again in your profile.')}</p>
      </div>
    );
  if (data)
    return (
      <div className={classes.unsubscribe} role="alert">
        <h2>{t('This link is too old')}</h2>
        <p>
          {t(
            'It ended nothing. Please use the link of your newest mail, or switch the mail off in your profile.',
          )}
        </p>
      </div>
    );
  if (!parsed.success)
    return (
      <div className={classes.unsubscribe} role="alert">
        <h2>{t('This link is not whole')}</h2>
        <p>{t('Please copy all of it from the mail, or switch the mail off in your profile.')}</p>
      </div>
    );
  return (
    <div className={classes.unsubscribe}>
      <h2>{t('End the weekly mail?')}</h2>
      <p>{t('The summary of your week comes no more. Everything else stays as it is.')}</p>
      {error && <p role="alert">{error.message}</p>}
      <Button loading={isPending} onClick={() => mutate(parsed.data)}>
        {t('Unsubscribe')}
      </Button>
    </div>
  );
};
