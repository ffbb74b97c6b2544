import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import * as z from 'zod';
import { type MealReport, reportReasons, type SharedMeal } from '#shared/social/schema.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import classes from '../dialogs.module.css';
import { useReportMeal } from './use-report-meal.ts';
import { CancelButton } from '#web/ui/inputs/cancel-button.tsx';
import { Radio } from '#web/ui/inputs/radio.tsx';

type Reason = MealReport['reason'];

const reasonLabels: Record<Reason, string> = {
  spam: t('Spam or advertising'),
  offensive: t('Insulting or hateful'),
  harmful: t('Harmful, such as promoting starvation'),
  private: t('Shows something private'),
  other: t('Something else'),
};

const draftOfReport = z.object({ reason: z.enum(reportReasons).nullable(), note: z.string() });

const MAX_NOTE_LENGTH = 500;

interface Props {
  meal: SharedMeal;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog that reports a meal with a reason. */
export const ReportDialog = ({ meal, onClose, onDone }: Props) => {
  const name = useId();
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const draft = useDraft({
    form: 'report',
    item: meal.id,
    schema: draftOfReport,
    values: { reason, note },
    initial: { reason: null, note: '' },
    restore: (kept) => {
      setReason(kept.reason);
      setNote(kept.note);
    },
  });
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useReportMeal(meal, () => {
    draft.end();
    onClose();
    onDone();
  });
  const isMissing = isAsked && reason === null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (reason !== null) mutate({ reason, note: note.trim() });
  };
  return (
    <Dialog
      title={t('Report {meal}', { meal: meal.food_entries.food_name })}
      onClose={onClose}
      closesBeside={false}
      width="30rem"
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <p>
          {t('We’ll review it. You won’t see it again, and {name} won’t know who reported it.', {
            name: meal.profiles.full_name,
          })}
        </p>
        <fieldset className={classes.reasons} aria-describedby={isMissing ? `${name}-error` : undefined}>
          <legend>{t('What’s wrong with it?')}</legend>
          {reportReasons.map((value) => (
            <label key={value} className={classes.reason}>
              <Radio name={name} value={value} selected={reason} onChange={setReason} />
              {reasonLabels[value]}
            </label>
          ))}
          {isMissing && (
            <p id={`${name}-error`} className={classes.fault} role="alert">
              {t('Choose a reason.')}
            </p>
          )}
        </fieldset>
        <DraftNote draft={draft} />
        <Textarea
          label={t('Anything else we should know? (optional)')}
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={classes.choices}>
          <Button type="submit" loading={isPending}>
            {t('Report')}
          </Button>
          <CancelButton onClick={onClose} />
        </div>
      </form>
    </Dialog>
  );
};
