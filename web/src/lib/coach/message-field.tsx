import { ActionIcon } from '@mantine/core';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { MAX_COACH_MESSAGE } from '#shared/coach/schema.ts';
import classes from './message-field.module.css';
import { useGrowingField } from './use-growing-field.ts';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** An answer is awaited: nothing can be written or sent. */
  isLocked: boolean;
  /** Something else is the one action of the view. */
  isQuiet?: boolean;
  ref?: RefObject<HTMLTextAreaElement | null>;
  /** Stands before the send button. */
  children?: ReactNode;
}

/**
 * A field that grows with what is written. Enter sends, Shift and Enter begins a line. While it is locked it keeps the
 * focus: a field that is switched off by the browser would throw whoever uses the keyboard to the top of the page.
 */
export const MessageField = ({
  label,
  placeholder,
  value,
  onChange,
  onSend,
  isLocked,
  isQuiet = false,
  ref,
  children,
}: Props) => {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  useGrowingField(field, value);
  const press = (event: KeyboardEvent): void => {
    // Enter that chooses a word of an input method is not meant.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isLocked) onSend();
  };
  const isEmpty = value.trim() === '';
  return (
    <div className={classes.field} data-locked={isLocked || undefined}>
      <textarea
        ref={field}
        className={classes.text}
        aria-label={label}
        placeholder={placeholder}
        rows={1}
        maxLength={MAX_COACH_MESSAGE}
        value={value}
        readOnly={isLocked}
        aria-disabled={isLocked}
        enterKeyHint="send"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      {children}
      <ActionIcon
        variant={isQuiet ? 'default' : 'filled'}
        className={classes.send ?? ''}
        aria-label="Send"
        aria-disabled={isLocked || isEmpty}
        onClick={() => {
          if (!isLocked) onSend();
        }}
      >
        <SendHorizontal aria-hidden />
      </ActionIcon>
    </div>
  );
};
