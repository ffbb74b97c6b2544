import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Fast } from '#shared/fasting/schema.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { checkTimes, type TimeErrors, type TimeField, timeFieldsOf, typedTimes } from './check-times.ts';
import classes from './fasting.module.css';
import { CancelButton } from '#web/ui/inputs/cancel-button.tsx';

interface Props {
  fast: Fast;
  isSaving: boolean;
  onSave: (fast: Fast, onSaved: () => void) => void;
  onClose: () => void;
}

/** Dialog that corrects the start of a fast and, once it has ended, its end. */
export const EditFastDialog = ({ fast, isSaving, onSave, onClose }: Props) => {
  const zone = deviceTimeZone();
  const [typed, setTyped] = useState(() => typedTimes(fast, zone));
  const draft = useDraft({
    form: 'fast',
    item: fast.id,
    values: typed,
    initial: typedTimes(fast, zone),
    restore: setTyped,
  });
  const [errors, setErrors] = useState<TimeErrors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkTimes(fast, typed, zone);
    setErrors(checked.errors);
    if (checked.fast) onSave(checked.fast, draft.end);
  };
  const labels: Record<TimeField, string> = { started_at: t('Start|fast'), ended_at: t('End') };
  return (
    <Dialog title={t('Edit fast')} onClose={onClose} closesBeside={false} width="28rem">
      <form className={classes.form} onSubmit={submit} noValidate aria-label={t('Edit fast')}>
        <DraftNote draft={draft} />
        {timeFieldsOf(fast).map((field) => (
          <TextInput
            key={field}
            type="datetime-local"
            label={labels[field]}
            required
            value={typed[field]}
            error={errors[field]}
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [field]: value }))}
          />
        ))}
        <div className={classes.acts}>
          <CancelButton onClick={onClose} />
          <Button type="submit" loading={isSaving}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
