import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import * as z from 'zod';
import { type Reminder, reminderChange } from '#shared/reminders/schema.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { oneMore } from './suggested-reminders.ts';
import { useSaveReminders } from './use-save-reminders.ts';

/** Errors by position of the reminder and field: `0.time`. */
type Faults = Readonly<Record<string, string>>;

const faultsOf = (reminders: readonly Reminder[]): Faults => {
  const parsed = reminderChange.safeParse({ reminders, time_zone: deviceTimeZone() });
  const issues = parsed.error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.slice(1, 3).join('.'), t(message)]));
};

/** Reminder being edited, with a stable key. */
interface Row {
  key: string;
  reminder: Reminder;
}

const draftRow = z.object({ key: z.string(), reminder: z.record(z.string(), z.unknown()) });
const draftOfReminders = z.object({
  rows: z
    .array(z.custom<Row>((row) => draftRow.safeParse(row).success))
    .readonly()
    .nullable(),
});

/** Reminders in the form. They follow the saved ones until the user changes something. */
export const useReminderForm = (saved: readonly Reminder[]) => {
  const [draft, setDraft] = useState<readonly Row[] | null>(null);
  const kept = useDraft({
    form: 'reminders',
    schema: draftOfReminders,
    values: { rows: draft },
    initial: { rows: null },
    restore: (restored) => setDraft(restored.rows),
  });
  const [faults, setFaults] = useState<Faults>({});
  const save = useSaveReminders();
  const rows =
    draft ??
    saved.map((reminder): Row => ({ key: `${reminder.time}/${reminder.weekdays.join('')}`, reminder }));
  const reminders = rows.map(({ reminder }) => reminder);

  const change = (next: readonly Row[]): void => {
    setDraft(next);
    setFaults({});
  };
  const submit = (): void => {
    const found = faultsOf(reminders);
    setFaults(found);
    if (save.isPending || Object.keys(found).length > 0) return;
    save.mutate(reminders, {
      onSuccess: () => {
        setDraft(null);
        notify.success(t('Reminders saved'));
      },
      onError: (error) => notify.error(t('We couldn’t save your reminders'), error.message),
    });
  };
  return {
    rows,
    draft: kept,
    faults,
    isChanged: draft !== null,
    isSaving: save.isPending,
    submit,
    add: () => change([...rows, { key: crypto.randomUUID(), reminder: oneMore(reminders) }]),
    remove: (at: number) => change(rows.filter((_row, index) => index !== at)),
    edit: (at: number, edited: Partial<Reminder>) =>
      change(
        rows.map((row, index) => (index === at ? { ...row, reminder: { ...row.reminder, ...edited } } : row)),
      ),
  };
};
