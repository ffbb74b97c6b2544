import { t } from '#web/lib/language/translate.ts';
import { AppLoadFailure } from './app-load-failure.tsx';
import { AppCodeForm } from './app-code-form.tsx';
import { AppKeyView } from './app-key-view.tsx';
import type { SecurityClient } from '../security-client.ts';
import classes from '../security.module.css';
import { LostPhoneHelp } from './lost-phone-help.tsx';
import { useNewKey } from './use-new-key.ts';

/** Sets up an authenticator app: shows the key, then asks for a code to verify it. */
export const SetUpApp = ({ client, onClose }: { client: SecurityClient; onClose: () => void }) => {
  const { data, error, refetch } = useNewKey(client, onClose);
  if (error) {
    return <AppLoadFailure message={t('We couldn’t create a key.')} refetch={refetch} />;
  }
  if (!data) return null;
  return (
    <div className={classes.form}>
      <AppKeyView appKey={data} />
      <LostPhoneHelp />
      <AppCodeForm client={client} turns="on" onClose={onClose} />
    </div>
  );
};
