import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea } from '@mantine/core';
import Share2 from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { OptionToggle } from '#web/ui/inputs/option-toggle.tsx';
import { AudiencePicker } from './audience-picker.tsx';
import { MealPicker } from './meal-picker.tsx';
import classes from '../people.module.css';
import { useShareForm } from './use-share-form.ts';

interface Props {
  entries: readonly FoodEntry[];
  lockedEveryone: ReactNode;
}

const MAX_CAPTION_LENGTH = 500;

/** Form that shares a meal: entry, text, audience, and whether the photo is included. */
export const ShareForm = ({ entries, lockedEveryone }: Props) => {
  const { values, draft, chosen, set, error, submit, isSharing } = useShareForm(entries);
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-labelledby="share-meal">
      <DraftNote draft={draft} />
      <MealPicker
        entries={entries}
        value={chosen?.id ?? null}
        onChange={(id) => set({ id, with_photo: false })}
        error={error}
      />
      <Textarea
        label={t('Caption (optional)')}
        placeholder={t('Sunday soup, better the second day')}
        rows={2}
        maxLength={MAX_CAPTION_LENGTH}
        value={values.caption}
        onChange={(event) => set({ caption: event.currentTarget.value })}
      />
      {chosen?.image_url && (
        <OptionToggle
          label={t('Show the photo')}
          isOn={values.with_photo}
          onChange={(with_photo) => set({ with_photo })}
        />
      )}
      <AudiencePicker
        value={values.audience}
        onChange={(audience) => set({ audience })}
        lockedEveryone={lockedEveryone}
      />
      <Button type="submit" leftSection={<Share2 aria-hidden />} loading={isSharing}>
        {t('Share meal')}
      </Button>
    </form>
  );
};
