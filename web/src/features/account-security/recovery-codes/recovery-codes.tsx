import { useQuery } from '@tanstack/react-query';
import { RECOVERY_CODES } from '#shared/account-security/schema.ts';
import { plural, t } from '#web/lib/language/translate.ts';
import { AppLoadFailure } from '../authenticator-app/app-load-failure.tsx';
import type { SecurityClient } from '../security-client.ts';
import { SecurityRow } from '../security-row.tsx';
import { NewCodes } from './new-codes.tsx';
import classes from './recovery-codes.module.css';
import { recoveryQueries } from './recovery-queries.ts';

/** Number of codes at which the section suggests new ones. */
const FEW = 2;

const noteOf = (remaining: number): string => {
  if (remaining === 0) return t('None left. If you lose your phone, you can’t sign in without help.');
  if (remaining <= FEW)
    return plural(
      remaining,
      'Only {count} code left. Create new ones now.',
      'Only {count} codes left. Create new ones now.',
    );
  return t('{remaining} of {all} codes left, in case you lose your phone.', {
    remaining,
    all: RECOVERY_CODES,
  });
};

interface Props {
  client: SecurityClient;
  /** Whether the app was just turned on: then codes are offered at once if there are none. */
  isNew: boolean;
}

/** Section that shows how many recovery codes are left, and creates new ones. */
export const RecoveryCodes = ({ client, isNew }: Props) => {
  const { data, error, refetch } = useQuery(recoveryQueries.count(client));
  if (error)
    return <AppLoadFailure message={t('We couldn’t check your recovery codes.')} refetch={refetch} />;
  if (!data) return null;
  const { remaining } = data;
  return (
    <SecurityRow
      title={t('Recovery codes')}
      note={remaining > FEW ? noteOf(remaining) : <span className={classes.few}>{noteOf(remaining)}</span>}
      action={remaining === 0 ? t('Create codes') : t('New codes …')}
      startsOpen={isNew && remaining === 0}
    >
      {(close) => <NewCodes client={client} onClose={close} />}
    </SecurityRow>
  );
};
