import { Button } from '@mantine/core';
import { use, useEffect, useId } from 'react';
import { DialogDrafts, type Draft } from '../layout/dialog-drafts.ts';
import { t } from '#web/lib/language/translate.ts';

/** Note in a form with restored values, which can be discarded. Tells the dialog around it whether to ask. */
export const DraftNote = ({ draft }: { draft: Draft }) => {
  const id = useId();
  const dialog = use(DialogDrafts);
  useEffect(() => void dialog?.set(id, draft));
  useEffect(() => () => void dialog?.delete(id), [dialog, id]);
  if (!draft.isRestored) return null;
  return (
    <div className="toolbar" role="status">
      <span className="secondary">{t('We restored what you entered.')}</span>
      <Button variant="subtle" size="xs" onClick={draft.discard}>
        {t('Discard')}
      </Button>
    </div>
  );
};
