import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { MAX_COACH_MESSAGE } from '#shared/coach/schema.ts';
import classes from './message-field.module.css';
import { isKeyboardDevice } from './is-keyboard-device.ts';
import { StopButton } from './stop-button.tsx';
import { useGrowingField } from './use-growing-field.ts';
import { isComposing } from '#web/ui/interaction/is-composing.ts';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** An answer is pending: the field is disabled. */
  isLocked: boolean;
  /** Stops the pending answer. */
  onStop?: () => void;
  /** The answer is being stopped. */
  isStopping?: boolean;
  /** Another control is the primary action of the view. */
  isQuiet?: boolean;
  ref?: RefObject<HTMLTextAreaElement | null>;
  /** Shown before the send button. */
  children?: ReactNode;
}

/**
 * Text field that grows with its content. Enter sends, Shift+Enter starts a new line. It is disabled while an answer is
 * pending and gets the focus back afterwards, unless the user has moved on. A chat's field also takes the focus when
 * the clicked button was removed.
 */
export const MessageField = ({
  label,
  placeholder,
  value,
  onChange,
  onSend,
  isLocked,
  onStop,
  isStopping = false,
  isQuiet = false,
  ref,
  children,
}: Props) => {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  useGrowingField(field, value);
  const wasSentHere = useRef(false);
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    const isOpened = wasLocked.current && !isLocked;
    wasLocked.current = isLocked;
    if (!isOpened) return;
    const isWanted = wasSentHere.current || (!isQuiet && isKeyboardDevice());
    wasSentHere.current = false;
    if (isWanted && document.activeElement === document.body) field.current?.focus();
  }, [isLocked, isQuiet, field]);
  const send = (): void => {
    if (isLocked) return;
    wasSentHere.current = true;
    onSend();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    // Ignores the Enter that confirms an input method's suggestion.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
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
        disabled={isLocked}
        enterKeyHint="send"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {children}
      {isLocked && onStop ? (
        <StopButton onStop={onStop} isStopping={isStopping} />
      ) : (
        <ActionIcon
          variant={isQuiet || isEmpty ? 'default' : 'filled'}
          className={classes.send ?? ''}
          aria-label={t('Send')}
          aria-disabled={isLocked || isEmpty}
          onClick={send}
        >
          <SendHorizontal aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
};
