import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';

/**
 * Restores the previous email address with the token of an emailed link, without signing in. Opening the page changes
 * nothing; the button does.
 */
export const UndoEmail = ({ token }: { token: string }) => {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(accountSecurityRoutes.undoEmail, { body: { token } }),
  });
  if (isSuccess)
    return (
      <p role="status">
        {t(
          'Your email address is restored, and everyone is signed out. Choose a new password now: select “Forgot your password” when you sign in.',
        )}
      </p>
    );
  return (
    <div className="stack3">
      <p>
        {t(
          'Someone changed the email address of your account? Restore the old one. That signs everyone out, so that you can choose a new password.',
        )}
      </p>
      {error && <p role="alert">{error.message}</p>}
      <Button loading={isPending} onClick={() => mutate()}>
        {t('Restore my email address')}
      </Button>
    </div>
  );
};
