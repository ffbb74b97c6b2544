import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { Notice } from './notice.tsx';
import { formatPlannedMeals } from './plan-labels.ts';

interface Props {
  meals: readonly { calories: number }[];
  onTake: () => void;
  onKeep: () => void;
}

/** Notice that another tab saved a different plan. Both versions are kept until the user chooses. */
export const ChangedPlan = ({ meals, onTake, onKeep }: Props) => (
  <Notice>
    <p>
      {t(
        'This day was saved in another tab: {meals} Your changes are still here. Which version do you want to keep?',
        {
          meals: formatPlannedMeals(meals),
        },
      )}
    </p>
    <div>
      <Button variant="default" onClick={onKeep}>
        {t('Keep my version')}
      </Button>{' '}
      <Button variant="subtle" onClick={onTake}>
        {t('Use the saved version')}
      </Button>
    </div>
  </Notice>
);
