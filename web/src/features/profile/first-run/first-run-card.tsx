import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { OfferCard } from '#web/ui/layout/offer-card.tsx';
import { useSaveProfile } from '../use-save-profile.ts';
import { FirstRun } from './first-run.tsx';

const skipped = { first_run: 'skipped' } as const;

interface Props {
  /** Whether the questions are open. */
  isOpen: boolean;
  onOpen: () => void;
  /** Called when the user answered or skipped them. */
  onOver: () => void;
}

/** Offers the optional questions once the first meal is logged (decision D46). One tap dismisses them for good. */
export const FirstRunCard = ({ isOpen, onOpen, onOver }: Props) => {
  const save = useSaveProfile();
  const keyOf = useRef(createKeyring());
  const skip = (): void => {
    // A failed save does not keep the card open; it is shown again next time.
    save.mutate(
      { change: skipped, key: keyOf.current(skipped) },
      { onError: (error) => notify.error(t('Error'), error.message) },
    );
    onOver();
  };
  return (
    <OfferCard
      id="first-run"
      title={t('Make the numbers yours')}
      text={t('Three optional questions set your units and daily goal. They take less than a minute.')}
      buttons={
        <>
          <Button variant="default" onClick={onOpen}>
            {t('Set my goal')}
          </Button>
          <Button variant="subtle" onClick={skip}>
            {t('Skip for now')}
          </Button>
        </>
      }
    >
      {isOpen && <FirstRun onOver={onOver} />}
    </OfferCard>
  );
};
