import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { Dialog } from '#web/ui/layout/dialog.tsx';

interface Props {
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks what happens to unsaved changes before the user leaves the form. */
export const LeaveDialog = ({ isSaving, onSave, onDiscard, onStay }: Props) => (
  <Dialog title={t('Save your changes?')} onClose={onStay}>
    <div className="stack4">
      <p>{t('You changed your profile and haven’t saved it yet.')}</p>
      <div className="cluster3">
        <Button loading={isSaving} onClick={onSave}>
          {t('Save and leave')}
        </Button>
        <Button variant="default" onClick={onDiscard}>
          {t('Discard changes')}
        </Button>
        <Button variant="subtle" onClick={onStay}>
          {t('Keep editing')}
        </Button>
      </div>
    </div>
  </Dialog>
);
