import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldNumber } from '../format/format-number.ts';
import { parseDecimal } from '../format/parse-decimal.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'step'> {
  /** Text as typed; parse it with `parseDecimal`. */
  value: string;
  onChange: (typed: string) => void;
  /** Step of the arrow keys. */
  step?: number;
  /** Whether the field is announced as a number field with its step. */
  isSpinbutton?: boolean;
  unit: string;
}

/**
 * Text field for a number that accepts a decimal comma or point. It keeps invalid text so that it can be corrected,
 * unlike a number input.
 */
export const NumberField = ({ value, onChange, step = 1, isSpinbutton = false, unit, ...input }: Props) => {
  const parsed = parseDecimal(value);
  const onStep = (direction: -1 | 1) => {
    const now = parsed ?? 0;
    if (!Number.isNaN(now)) onChange(fieldNumber(Math.max(0, now + direction * step)));
  };
  return (
    <TextInput
      {...input}
      {...(isSpinbutton && {
        role: 'spinbutton',
        step,
        'aria-valuemin': 0,
        ...(parsed !== null && !Number.isNaN(parsed) && { 'aria-valuenow': parsed }),
      })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onStep(event.key === 'ArrowUp' ? 1 : -1);
      }}
      inputMode="decimal"
      autoComplete="off"
      rightSection={<span aria-hidden>{unit}</span>}
      rightSectionPointerEvents="none"
      rightSectionWidth={input.rightSectionWidth ?? (unit.length > 2 ? 48 : 36)}
    />
  );
};
