import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import UserMinus from 'lucide-react/icons/user-minus';
import { LazyMenu } from '#web/ui/layout/lazy-menu.tsx';

interface Props {
  name: string;
  onBlock: () => void;
  /** Omitted if there is no friendship. */
  onEnd?: () => void;
}

/** Menu with less common actions on a user. */
export const UserMenu = ({ name, onBlock, onEnd }: Props) => (
  <LazyMenu
    position="bottom-end"
    width={210}
    button={
      <ActionIcon aria-label={t('More options for {name}', { name })}>
        <Ellipsis aria-hidden />
      </ActionIcon>
    }
  >
    {(Menu) => (
      <>
        {onEnd && (
          <Menu.Item leftSection={<UserMinus aria-hidden />} onClick={onEnd}>
            {t('Remove friend')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Ban aria-hidden />} onClick={onBlock}>
          {t('Block')}
        </Menu.Item>
      </>
    )}
  </LazyMenu>
);
