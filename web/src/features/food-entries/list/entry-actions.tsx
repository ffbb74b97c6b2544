import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import Bookmark from 'lucide-react/icons/bookmark';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Repeat from 'lucide-react/icons/repeat';
import Trash2 from 'lucide-react/icons/trash-2';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { LazyMenu } from '#web/ui/layout/lazy-menu.tsx';
import classes from './recent-entries.module.css';

interface Props {
  entry: FoodEntry;
  onAgain: () => void;
  onEdit: (entry: FoodEntry) => void;
  onDelete: () => void;
  isDeleting: boolean;
  /** Omitted if entries cannot be copied. */
  onCopy?: (() => void) | undefined;
  /** Saves the entry as a meal that can be logged again; omitted if not offered. */
  onSave?: (() => void) | undefined;
}

/** Actions of an entry: side by side if there is room, in a menu on phones and tablets. */
export const EntryActions = ({ entry, onAgain, onEdit, onDelete, isDeleting, onCopy, onSave }: Props) => {
  const isNarrow = useMediaQuery('(max-width: 1023.98px)') ?? false;
  const { food_name: name } = entry;
  const actions = [
    {
      id: 'again',
      short: t('Log again'),
      full: t('Log again {name}', { name }),
      icon: Repeat,
      act: onAgain,
    },
    {
      id: 'edit',
      short: t('Edit'),
      full: t('Edit {name}', { name }),
      icon: Pencil,
      act: () => onEdit(entry),
    },
    ...(onCopy
      ? [{ id: 'copy', short: t('Copy to…'), full: t('Copy {name}', { name }), icon: Copy, act: onCopy }]
      : []),
    ...(onSave
      ? [
          {
            id: 'save',
            short: t('Save as meal'),
            full: t('Save as meal {name}', { name }),
            icon: Bookmark,
            act: onSave,
          },
        ]
      : []),
    { id: 'delete', short: t('Delete'), full: t('Delete {name}', { name }), icon: Trash2, act: onDelete },
  ];
  if (!isNarrow) {
    return (
      <span className={classes.actions}>
        {actions.map(({ id, full, icon: Icon, act }) => (
          <ActionIcon
            key={id}
            className={classes.action ?? ''}
            aria-label={full}
            data-action={id}
            disabled={isDeleting}
            onClick={act}
          >
            <Icon aria-hidden />
          </ActionIcon>
        ))}
      </span>
    );
  }
  return (
    <span className={classes.actions}>
      <LazyMenu
        position="bottom-end"
        width={180}
        button={
          <ActionIcon
            className={classes.action ?? ''}
            aria-label={t('More options for {name}', { name })}
            disabled={isDeleting}
          >
            <Ellipsis aria-hidden />
          </ActionIcon>
        }
      >
        {(Menu) =>
          actions.map(({ id, short, icon: Icon, act }) => (
            <Menu.Item key={id} leftSection={<Icon aria-hidden />} onClick={act}>
              {short}
            </Menu.Item>
          ))
        }
      </LazyMenu>
    </span>
  );
};
