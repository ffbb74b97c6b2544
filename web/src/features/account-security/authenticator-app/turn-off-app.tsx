import { t } from '#web/lib/language/translate.ts';
import { AppCodeForm } from './app-code-form.tsx';
import type { SecurityClient } from '../security-client.ts';
import classes from '../security.module.css';

/** Form that turns the authenticator app off. */
export const TurnOffApp = ({ client, onClose }: { client: SecurityClient; onClose: () => void }) => (
  <div className={classes.form}>
    <p className="note">
      {t('Enter a code from the app. After that, you’ll sign in with just your password.')}
    </p>
    <AppCodeForm client={client} turns="off" onClose={onClose} />
  </div>
);
