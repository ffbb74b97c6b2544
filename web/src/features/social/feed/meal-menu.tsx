import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { SharedMeal } from '#shared/social/schema.ts';
import { LazyMenu } from '#web/ui/layout/lazy-menu.tsx';
import { BlockDialog } from '../friends/block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { UnshareDialog } from './unshare-dialog.tsx';

interface Props {
  meal: SharedMeal;
  isOwn: boolean;
  /** Called when the meal was removed from the feed. */
  onGone: () => void;
}

/** Menu of a shared meal: unshare the user's own, report another user's, or block its owner. */
export const MealMenu = ({ meal, isOwn, onGone }: Props) => {
  const [asks, setAsks] = useState<'unshare' | 'report' | 'block' | null>(null);
  const close = () => setAsks(null);
  const { full_name: name } = meal.profiles;
  return (
    <>
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
            <Menu.Item leftSection={<Undo2 aria-hidden />} onClick={() => setAsks('unshare')}>
              {t('Stop sharing')}
            </Menu.Item>
          ) : (
            <>
              <Menu.Item leftSection={<Flag aria-hidden />} onClick={() => setAsks('report')}>
                {t('Report')}
              </Menu.Item>
              <Menu.Item leftSection={<Ban aria-hidden />} onClick={() => setAsks('block')}>
                {t('Block {name}', { name })}
              </Menu.Item>
            </>
          )
        }
      </LazyMenu>
      {asks === 'unshare' && <UnshareDialog meal={meal} onClose={close} onDone={onGone} />}
      {asks === 'report' && <ReportDialog meal={meal} onClose={close} onDone={onGone} />}
      {asks === 'block' && <BlockDialog person={{ user_id: meal.user_id, name }} onClose={close} />}
    </>
  );
};
