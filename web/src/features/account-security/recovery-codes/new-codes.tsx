import { Button } from '@mantine/core';
import { t } from '#web/lib/language/translate.ts';
import { ProofPrompt } from '../proof/proof-prompt.tsx';
import type { SecurityClient } from '../security-client.ts';
import classes from '../security.module.css';
import { CodeList } from './code-list.tsx';
import { useCreateCodes } from './use-create-codes.ts';

/** Creates recovery codes and shows them once. */
export const NewCodes = ({ client, onClose }: { client: SecurityClient; onClose: () => void }) => {
  const { create, isCreating, codes } = useCreateCodes(client);
  if (codes) return <CodeList codes={codes} onDone={onClose} />;
  return (
    <div className={classes.form}>
      <p className="note">
        {t(
          'If you lose your phone, your password and one of these codes turn the app off. Each code works once. New codes replace older ones.',
        )}
      </p>
      <div className="cluster3">
        <Button variant="default" loading={isCreating} onClick={create}>
          {t('Create recovery codes')}
        </Button>
        <Button variant="subtle" disabled={isCreating} onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
      <ProofPrompt box="recovery" />
    </div>
  );
};
