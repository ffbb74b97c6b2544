interface Props<T extends string> {
  /** Name of the group. */
  name: string;
  value: T;
  /** Selected value of the group; null if nothing is selected. */
  selected: T | null;
  onChange: (value: T) => void;
  /** Whether the label around it draws the selection instead. */
  isHidden?: boolean;
}

/** Radio button of a group. */
export const Radio = <T extends string>({ name, value, selected, onChange, isHidden = false }: Props<T>) => (
  <input
    className={isHidden ? 'visually-hidden' : 'radio'}
    type="radio"
    name={name}
    value={value}
    checked={value === selected}
    onChange={() => onChange(value)}
  />
);
