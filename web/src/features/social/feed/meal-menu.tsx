import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Undo2 from 'lucide-react/icons/undo-2';
import type { SharedMeal } from '#shared/social/schema.ts';
import { LazyMenu } from '#web/ui/layout/lazy-menu.tsx';
import type { MealAction } from './meal-dialogs.tsx';

interface Props {
  meal: SharedMeal;
  isOwn: boolean;
  onAct: (action: MealAction) => void;
}

/** Menu of a shared meal: unshare the user's own, report another user's, or block its owner. */
export const MealMenu = ({ meal, isOwn, onAct }: Props) => {
  const { full_name: name } = meal.profiles;
  return (
    <LazyMenu
      position="bottom-end"
      width={220}
      button={
        <ActionIcon
          aria-label={t('More options for {meal} by {name}', { meal: meal.food_entries.food_name, name })}
        >
          <Ellipsis aria-hidden />
        </ActionIcon>
      }
    >
      {(Menu) =>
        isOwn ? (
          <Menu.Item leftSection={<Undo2 aria-hidden />} onClick={() => onAct('unshare')}>
            {t('Stop sharing')}
          </Menu.Item>
        ) : (
          <>
            <Menu.Item leftSection={<Flag aria-hidden />} onClick={() => onAct('report')}>
              {t('Report')}
            </Menu.Item>
            <Menu.Item leftSection={<Ban aria-hidden />} onClick={() => onAct('block')}>
              {t('Block {name}', { name })}
            </Menu.Item>
          </>
        )
      }
    </LazyMenu>
  );
};
