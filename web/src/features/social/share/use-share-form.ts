import { t } from '#web/lib/language/translate.ts';
import { type FormEvent, useState } from 'react';
import * as z from 'zod';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { audiences, type Audience } from '#shared/social/schema.ts';
import { useAccess } from '#web/features/billing/public.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { useShareMeal } from './use-share-meal.ts';

interface Values {
  /** ID of the entry; null if none is selected. */
  id: string | null;
  caption: string;
  audience: Audience;
  with_photo: boolean;
}

const empty: Values = { id: null, caption: '', audience: 'friends', with_photo: false };

const draftOfShare = z.object({
  id: z.string().nullable(),
  caption: z.string(),
  audience: z.enum(audiences),
  with_photo: z.boolean(),
});

/** State of the share form. The input is kept if sharing fails, and cleared when it succeeds. */
export const useShareForm = (entries: readonly FoodEntry[]) => {
  const [values, setValues] = useState(empty);
  const draft = useDraft({
    form: 'share-meal',
    schema: draftOfShare,
    values,
    initial: empty,
    restore: setValues,
  });
  const [isAsked, setAsked] = useState(false);
  const isEveryoneOpen = useAccess('social_sharing') === 'open';
  const { share, isSharing } = useShareMeal(() => {
    setValues(empty);
    setAsked(false);
  });
  // The entry may have been deleted in another tab.
  const chosen = entries.find(({ id }) => id === values.id) ?? null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!chosen) return;
    share({
      meal: chosen,
      body: {
        food_entry_id: chosen.id,
        caption: values.caption.trim() || null,
        // The plan may have ended since the audience was selected.
        audience: isEveryoneOpen ? values.audience : 'friends',
        with_photo: values.with_photo && chosen.image_url !== null,
      },
    });
  };
  return {
    values,
    draft,
    chosen,
    set: (change: Partial<Values>): void => setValues((now) => ({ ...now, ...change })),
    error: isAsked && !chosen ? t('Choose a meal.') : null,
    submit,
    isSharing,
  };
};
