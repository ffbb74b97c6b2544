import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Shuffle from 'lucide-react/icons/shuffle';

interface Props {
  name: string;
  isLocked: boolean;
  /** A locked meal is swapped only for a reason such as an allergy. */
  isSwapOffered: boolean;
  /** Whether another meal is being looked up. */
  isBusy: boolean;
  onLock: (isLocked: boolean) => void;
  onSwap: () => void;
}

/** Buttons that exchange a planned meal for another, or keep it when the week is planned again. */
export const RowPlanning = ({ name, isLocked, isSwapOffered, isBusy, onLock, onSwap }: Props) => (
  <>
    {isSwapOffered && (
      <Button
        variant="subtle"
        size="xs"
        loading={isBusy}
        leftSection={<Shuffle aria-hidden />}
        aria-label={t('Swap {name}', { name })}
        onClick={onSwap}
      >
        {t('Swap')}
      </Button>
    )}
    <Button
      variant="subtle"
      size="xs"
      leftSection={isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      aria-pressed={isLocked}
      aria-label={
        isLocked
          ? t('Locked: {name} stays when planning again', { name })
          : t('Lock {name} when planning again', { name })
      }
      onClick={() => onLock(!isLocked)}
    >
      {isLocked ? t('Locked') : t('Lock')}
    </Button>
  </>
);
