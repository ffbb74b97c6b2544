import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CoachAnswer } from '#shared/coach/schema.ts';
import { profileQueries, useSaveProfile } from '#web/features/profile/public.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import classes from './consent-hint.module.css';

interface Props {
  offer: NonNullable<CoachAnswer['diet_offer']>;
}

const joined = (saved: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...saved, ...more]),
];

/** Button that adds the offered diet, allergies and conditions to the profile. */
export const DietOffer = ({ offer }: Props) => {
  const queryClient = useQueryClient();
  const save = useSaveProfile();
  const keyOf = useRef(createKeyring());
  const [isSaved, setSaved] = useState(false);

  const add = async (): Promise<void> => {
    try {
      const profile = await queryClient.fetchQuery(profileQueries.read());
      const { diet, allergens, conditions } = offer;
      const change = {
        ...(diet !== null && { diet }),
        ...(allergens.length > 0 && { allergens: joined(profile.allergens, allergens) }),
        ...(conditions.length > 0 && { conditions: joined(profile.conditions, conditions) }),
      };
      await save.mutateAsync({ change, key: keyOf.current(change) });
      setSaved(true);
      notify.success(t('Saved to your profile.'));
    } catch (error) {
      notify.error(t('Error'), error instanceof Error ? error.message : t('We couldn’t save this.'));
    }
  };

  if (isSaved) return <p className={classes.hint}>{t('Saved to your profile.')}</p>;
  return (
    <p className={classes.hint}>
      <Button variant="default" loading={save.isPending} onClick={() => void add()}>
        {t('Save to profile')}
      </Button>
    </p>
  );
};
