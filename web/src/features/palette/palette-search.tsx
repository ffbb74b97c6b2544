import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import { optionId, PaletteList } from './palette-list.tsx';
import { PaletteStatus, type Reach } from './palette-status.tsx';
import classes from './palette-search.module.css';
import { isComposing } from '#web/ui/interaction/is-composing.ts';

interface Props {
  typed: string;
  onType: (typed: string) => void;
  /** Groups that match the query. */
  groups: readonly PaletteGroup[];
  reach: Reach;
  onChoose: (item: PaletteItem) => void;
  onClose: () => void;
}

const MAX_LENGTH = 100;

const directions: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Search field with its results: the arrow keys wrap around, Enter selects the highlighted item. The first item is
 * highlighted at once.
 * Source: WAI-ARIA Authoring Practices, 'Combobox Pattern', list autocomplete with automatic selection.
 */
export const PaletteSearch = ({ typed, onType, groups, reach, onChoose, onClose }: Props) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  const place = Math.max(
    0,
    items.findIndex((item) => item.id === pointed),
  );
  const active = items[place];
  const activeId = active && optionId(id, active);

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    const direction = directions[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      setPointed(items[(place + direction + items.length) % items.length]?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onChoose(active);
    }
  };

  return (
    <>
      <div className={classes.head}>
        <Search aria-hidden />
        <input
          ref={field}
          className={classes.field}
          type="text"
          role="combobox"
          aria-label={t('Search')}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? id : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_LENGTH}
          placeholder={t('Search pages, actions, foods and people…')}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setPointed(null);
            onType(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        <ActionIcon aria-label={t('Close')} onClick={onClose}>
          <X aria-hidden />
        </ActionIcon>
      </div>
      {items.length > 0 && (
        <PaletteList
          id={id}
          label={t('Results')}
          groups={groups}
          active={active}
          onPoint={(item) => setPointed(item.id)}
          onChoose={onChoose}
        />
      )}
      <PaletteStatus {...reach} count={items.length} onLeave={() => field.current?.focus()} />
    </>
  );
};
