import { plural, t } from '#web/lib/language/translate.ts';
import { TextInput } from '@mantine/core';
import Search from 'lucide-react/icons/search';
import { formatNumber } from '#web/ui/format/format-number.ts';
import type { PaletteItem } from '../palette-item.ts';
import type { FeatureGroup } from './fitting-items.ts';
import classes from './feature-menu.module.css';
import option from '../palette-option.module.css';
import { isComposing } from '#web/ui/interaction/is-composing.ts';

interface Props {
  typed: string;
  onType: (typed: string) => void;
  /** Groups that match the query. */
  groups: readonly FeatureGroup[];
  onChoose: (item: PaletteItem) => void;
}

const MAX_LENGTH = 100;

/** Field that filters the features, and the features below. Enter opens the first one. */
export const FeatureMenu = ({ typed, onType, groups, onChoose }: Props) => {
  const items = groups.flatMap((group) => group.items);
  const isSearching = typed.trim() !== '';
  return (
    <div className="stack4">
      <TextInput
        type="search"
        aria-label={t('Search features')}
        placeholder={t('Search features')}
        leftSection={<Search aria-hidden />}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isSearching && items[0] && !isComposing(event.nativeEvent))
            onChoose(items[0]);
        }}
      />
      <p role="status" className={isSearching && items.length === 0 ? 'secondary' : 'visually-hidden'}>
        {items.length === 0
          ? t('No results. Try a shorter word.')
          : isSearching &&
            plural(items.length, '{n} result', '{n} results', { n: formatNumber(items.length) })}
      </p>
      <div className={classes.groups}>
        {groups.map(({ title, items: members }) => (
          <section key={title} className={classes.group} aria-label={title}>
            <h3 className={classes.heading}>{title}</h3>
            <ul>
              {members.map((item) => {
                const { id, label, note, icon: Icon } = item;
                return (
                  <li key={id}>
                    <button type="button" className={classes.item} onClick={() => onChoose(item)}>
                      <Icon aria-hidden />
                      <span className={option.words}>
                        <span className={option.name}>{label}</span>
                        <span className="note">{note}</span>
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
};
