import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button } from '@mantine/core';
import Camera from 'lucide-react/icons/camera';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { Suspense, useRef, useState } from 'react';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import { useMealKey } from './meal-key.ts';
import classes from './meal-input.module.css';

const Panel = lazyComponent(async () => (await import('./load-meal-input-panel.ts')).loadMealInputPanel());

interface Props {
  /** Text to start with. */
  startsWith?: string;
  /** Whether the field takes the focus at once. */
  isFocused?: boolean;
  /** Opens the scanner, or the form with its barcode reader. */
  onScan: (what: 'photo' | 'barcode') => void;
  onLogged?: () => void;
  /** Asks for consent before a text or a recording is sent to a provider (decision D45). */
  renderConsent: RenderConsent;
}

/**
 * One field for a meal: typed, spoken, photographed, scanned or repeated. Only the field is part of the first view; the
 * rest is loaded when it gets the focus.
 */
export const MealInput = ({ startsWith = '', isFocused = false, onScan, onLogged, renderConsent }: Props) => {
  const [text, setText] = useState(startsWith);
  const [isWanted, setWanted] = useState(isFocused);
  // Counts the Enter keys, which the panel may see only once it is loaded.
  const [enters, setEnters] = useState(0);
  const hasKey = useMealKey(({ isOn }) => isOn);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.input} role="group" aria-label={t('What did you eat?')}>
      <form
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') field.current?.focus();
          else setEnters(enters + 1);
        }}
      >
        <input
          ref={field}
          data-meal-input
          data-autofocus={isFocused || undefined}
          className={classes.field}
          aria-label={t('What did you eat?')}
          placeholder={t('What did you eat?')}
          aria-keyshortcuts={hasKey ? '/' : undefined}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={1_000}
          value={text}
          onFocus={() => setWanted(true)}
          onChange={(event) => {
            setWanted(true);
            setText(event.currentTarget.value);
          }}
        />
        <ActionIcon aria-label={t('Take a photo')} onClick={() => onScan('photo')}>
          <Camera aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t('Scan a barcode')} onClick={() => onScan('barcode')}>
          <ScanBarcode aria-hidden />
        </ActionIcon>
        {/* With a text, the panel has the primary button. */}
        {text.trim() === '' && (
          <Button type="submit" className={classes.log ?? ''}>
            {t('Log|button')}
          </Button>
        )}
      </form>
      {isWanted && (
        <Suspense>
          <Panel
            text={text}
            enters={enters}
            onText={setText}
            onLogged={() => {
              setText('');
              // Shows the plate, which fills.
              setWanted(false);
              onLogged?.();
            }}
            renderConsent={renderConsent}
          />
        </Suspense>
      )}
    </div>
  );
};
