import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import Bookmark from 'lucide-react/icons/bookmark';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import classes from './recent-entries.module.css';

interface Props {
  entry: FoodEntry;
  onEdit: (entry: FoodEntry) => void;
  onDelete: () => void;
  isDeleting: boolean;
  /** Left out where entries are not copied. */
  onCopy?: (() => void) | undefined;
  /** Keeps it as a meal to log again; left out where that is not offered. */
  onSave?: (() => void) | undefined;
}

/** What can be done with an entry: side by side where there is room, in a menu on a phone. */
export const EntryActions = ({ entry, onEdit, onDelete, isDeleting, onCopy, onSave }: Props) => {
  const isPhone = useMediaQuery('(max-width: 767.98px)') ?? false;
  const actions = [
    { words: 'Edit', icon: Pencil, act: () => onEdit(entry) },
    ...(onCopy ? [{ words: 'Copy', icon: Copy, act: onCopy }] : []),
    ...(onSave ? [{ words: 'Save as meal', icon: Bookmark, act: onSave }] : []),
    { words: 'Delete', icon: Trash2, act: onDelete },
  ];
  if (!isPhone) {
    return (
      <span className={classes.actions}>
        {actions.map(({ words, icon: Icon, act }) => (
          <ActionIcon
            key={words}
            className={classes.action ?? ''}
            aria-label={`${words} ${entry.food_name}`}
            data-action={words}
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
            aria-label={`More for ${entry.food_name}`}
            disabled={isDeleting}
          >
            <Ellipsis aria-hidden />
          </ActionIcon>
        }
      >
        {(Menu) =>
          actions.map(({ words, icon: Icon, act }) => (
            <Menu.Item key={words} leftSection={<Icon aria-hidden />} onClick={act}>
              {words === 'Copy' ? 'Copy to…' : words}
            </Menu.Item>
          ))
        }
      </LazyMenu>
    </span>
  );
};
