import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { nutrientNames } from '#shared/nutrition/values/nutrients.ts';
import { PlateItems, plateLookupsWith } from '#web/features/foods/public.ts';
import { EntryMicronutrients } from '#web/features/micronutrients/public.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { EntryDetailsFields } from '../details/entry-details-fields.tsx';
import { EditConflictNotice } from './edit-conflict-notice.tsx';
import { nutrientFieldLabels } from '../form/nutrient-field-labels.ts';
import { useEditEntry } from './use-edit-entry.ts';
import classes from './edit-entry-dialog.module.css';
import { CancelButton } from '#web/ui/inputs/cancel-button.tsx';

interface Props {
  entry: FoodEntry;
  onClose: () => void;
  renderConsent: RenderConsent;
}

/** Returns a zone's city, e.g. 'New York' for `America/New_York`. */
const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Dialog that edits every field of an entry, including its day and time. */
export const EditEntryDialog = ({ entry, onClose, renderConsent }: Props) => {
  const edit = useEditEntry(entry, onClose);
  const { form, draft, items, newer, today } = edit;
  const latest = entry.local_date > today ? entry.local_date : today;
  return (
    <Dialog title={t('Edit entry')} onClose={onClose} closesBeside={false} width="40rem">
      <form className={classes.form} onSubmit={edit.submit} noValidate aria-label={t('Edit entry')}>
        {newer && <EditConflictNotice newer={newer} onTake={edit.takeNewer} />}
        <DraftNote draft={draft} />
        <TextInput label={t('Food name')} required autoComplete="off" {...form.getInputProps('food_name')} />
        {items && (
          <PlateItems
            // The newer entry has different foods: removed foods of this one must not be restored there.
            key={edit.plate}
            label={t('Foods in this entry')}
            items={items}
            onCorrect={edit.correctItems}
            lookUps={plateLookupsWith(renderConsent)}
          />
        )}
        <div className={classes.figures}>
          {nutrientNames.map((name) => (
            <NumberField
              key={name}
              {...nutrientFieldLabels[name]}
              required={name === 'calories'}
              {...form.getInputProps(name)}
              value={form.values[name]}
              onChange={edit.setFigure(name)}
            />
          ))}
          <TextInput label={t('Serving size')} {...form.getInputProps('serving_size')} />
        </div>
        <Suspense>
          <EntryMicronutrients entry={entry} />
        </Suspense>
        <EntryDetailsFields form={form}>
          <div className={classes.when}>
            <TextInput type="date" label={t('Day')} required max={latest} {...form.getInputProps('day')} />
            <TextInput
              type="time"
              label={t('Time')}
              required
              description={
                entry.time_zone === deviceTimeZone()
                  ? null
                  : t('In {place}', { place: zoneName(entry.time_zone) })
              }
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('time')}
            />
          </div>
        </EntryDetailsFields>
        <div className={classes.actions}>
          <CancelButton onClick={onClose} />
          <Button type="submit" loading={edit.isSaving}>
            {newer ? t('Save my version') : t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
