import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { use } from 'react';
import { DialogDrafts, endDrafts } from '../layout/dialog-drafts.ts';

/** Button that closes a form without saving, and deletes its draft. */
export const CancelButton = ({ onClick }: { onClick: () => void }) => {
  const drafts = use(DialogDrafts);
  const cancel = (): void => {
    endDrafts(drafts);
    onClick();
  };
  return (
    <Button variant="default" onClick={cancel}>
      {t('Cancel')}
    </Button>
  );
};
