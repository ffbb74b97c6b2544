import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import classes from './palette-list.module.css';
import option from './palette-option.module.css';

interface Props {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  /** Item that Enter selects. */
  active: PaletteItem | undefined;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
}

export const optionId = (listId: string, { id }: PaletteItem): string =>
  `${listId}-${id.replaceAll(/[^\w-]/g, '_')}`;

/** Result list, controlled by the arrow keys of the field above or by click. */
export const PaletteList = ({ id, label, groups, active, onPoint, onChoose }: Props) => (
  // A click here must not take the focus from the field.
  <div
    className={classes.list}
    id={id}
    role="listbox"
    aria-label={label}
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
  >
    {groups.map(({ title, items }) => (
      <div key={title} role="group" aria-label={title}>
        <div className={classes.title} aria-hidden>
          {title}
        </div>
        {items.map((item) => {
          const { label: name, note, aside, icon: Icon } = item;
          return (
            <button
              key={item.id}
              id={optionId(id, item)}
              className={classes.option}
              type="button"
              // The focus stays in the field, which references the active option.
              tabIndex={-1}
              role="option"
              aria-selected={item.id === active?.id}
              onPointerMove={() => onPoint(item)}
              onClick={() => onChoose(item)}
            >
              <Icon aria-hidden />
              <span className={option.words}>
                <span className={option.name}>{name}</span>
                {note && <span className="note">{note}</span>}
              </span>
              {aside && <span className={classes.aside}>{aside}</span>}
            </button>
          );
        })}
      </div>
    ))}
  </div>
);
