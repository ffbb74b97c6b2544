import { t } from '#web/lib/language/translate.ts';
import { Button, Loader } from '@mantine/core';
import { CreditCost } from '#web/features/credits/public.ts';
import classes from './ask-model-button.module.css';

interface Props {
  /** Parts of the text that only a model may know. */
  unasked: readonly string[];
  isLooking: boolean;
  onClick: () => void;
}

/** Button that asks a language model about text that the food table does not know, with its price. */
export const AskModelButton = ({ unasked, isLooking, onClick }: Props) => (
  <div>
    <Button
      variant="subtle"
      size="compact-sm"
      classNames={{ root: classes.ask ?? '', label: classes.words ?? '' }}
      // Not disabled during a request, which would lose the focus; a second click is ignored.
      leftSection={isLooking ? <Loader size="1rem" aria-hidden /> : null}
      aria-busy={isLooking}
      onClick={onClick}
    >
      {t('Ask AI about {words}', { words: unasked.map((words) => t('“{words}”', { words })).join(', ') })}
    </Button>
    <CreditCost action="food_lookup" />
  </div>
);
