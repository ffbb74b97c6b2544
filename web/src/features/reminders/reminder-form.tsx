import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { MAX_REMINDERS, type Reminder } from '#shared/reminders/schema.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { ReminderRow } from './reminder-row.tsx';
import classes from './reminders.module.css';
import { useReminderForm } from './use-reminder-form.ts';

/** Form with the user's reminder times, saved together. */
export const ReminderForm = ({ saved }: { saved: readonly Reminder[] }) => {
  const { draft, rows, faults, isChanged, isSaving, submit, add, remove, edit } = useReminderForm(saved);
  const list = useRef<HTMLUListElement>(null);
  const takeOut = (at: number): void => {
    remove(at);
    // The clicked button is removed with its row: keep the focus from jumping to the top of the page.
    list.current?.focus();
  };
  return (
    <form
      className={classes.form}
      aria-label={t('Reminders')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DraftNote draft={draft} />
      <ul className={classes.rows} ref={list} tabIndex={-1} aria-label={t('Times')}>
        {rows.map(({ key, reminder }, at) => (
          <ReminderRow
            key={key}
            number={at + 1}
            reminder={reminder}
            faults={{ time: faults[`${at}.time`], weekdays: faults[`${at}.weekdays`] }}
            onChange={(change) => edit(at, change)}
            onRemove={() => takeOut(at)}
          />
        ))}
      </ul>
      <div className={classes.acts}>
        {rows.length < MAX_REMINDERS && (
          <Button type="button" variant="subtle" leftSection={<Plus aria-hidden />} onClick={add}>
            {t('Add a time')}
          </Button>
        )}
        {isChanged && (
          <Button type="submit" loading={isSaving}>
            {t('Save reminders')}
          </Button>
        )}
      </div>
    </form>
  );
};
