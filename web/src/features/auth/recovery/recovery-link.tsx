import { Button } from '@aws-amplify/ui-react';
import { use } from 'react';
import { t } from '#web/lib/language/translate.ts';
import { RecoveryContext } from './recovery-context.ts';

/** Link in the form for the app's code that opens the form for a recovery code. */
export const RecoveryLink = () => {
  const recovery = use(RecoveryContext);
  return (
    <Button variation="link" onClick={recovery?.start}>
      {t('Use a recovery code')}
    </Button>
  );
};
