import { t } from '#web/lib/language/translate.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { LazyMenu } from '#web/ui/layout/lazy-menu.tsx';
import { Chip } from './chip.tsx';
import classes from './status-menu.module.css';
import type { Tone } from './status-tones.ts';

interface Props<Status extends string> {
  /** Name of the item with this status. */
  name: string;
  value: Status;
  statuses: readonly Status[];
  words: Readonly<Record<Status, string>>;
  tones: Readonly<Record<Status, Tone>>;
  isDisabled: boolean;
  onChoose: (status: Status) => void;
}

/** Chip with a status that opens a menu to change it. */
export const StatusMenu = <Status extends string>({
  name,
  value,
  statuses,
  words,
  tones,
  isDisabled,
  onChoose,
}: Props<Status>) => (
  <LazyMenu
    width={200}
    position="bottom-start"
    button={
      <button
        type="button"
        className={classes.button}
        disabled={isDisabled}
        aria-label={t('Status of {name}: {status}. Change', { name, status: words[value] })}
      >
        <Chip tone={tones[value]}>
          {words[value]}
          <ChevronDown aria-hidden />
        </Chip>
      </button>
    }
  >
    {(Menu) =>
      statuses.map((status) => (
        <Menu.Item
          key={status}
          aria-current={status === value || undefined}
          disabled={status === value}
          onClick={() => onChoose(status)}
        >
          <Chip tone={tones[status]}>{words[status]}</Chip>
        </Menu.Item>
      ))
    }
  </LazyMenu>
);
