import { t } from '#web/lib/language/translate.ts';
import { Button, FileButton, TextInput } from '@mantine/core';
import ImageIcon from 'lucide-react/icons/image';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { barcode } from '#shared/barcodes/schema.ts';
import classes from './barcode-log.module.css';

interface Props {
  scanButton: Ref<HTMLButtonElement>;
  isStarting: boolean;
  isReading: boolean;
  onScan: () => void;
  onPhoto: (file: File) => void;
  onCode: (gtin: string) => void;
}

/** Ways to enter a barcode: the camera, a photo, or its digits. */
export const BarcodeEntry = ({ scanButton, isStarting, isReading, onScan, onPhoto, onCode }: Props) => {
  // Resets the input at once, so that the same file can be selected again.
  const forget = useRef<() => void>(null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = barcode.safeParse(typed);
    setFault(read.success ? null : t(read.error.issues[0]?.message ?? ''));
    if (read.success) onCode(read.data);
  };
  return (
    <div className={classes.entry}>
      <div className={classes.ways}>
        <Button
          ref={scanButton}
          size="lg"
          leftSection={<ScanBarcode aria-hidden />}
          loading={isStarting}
          onClick={onScan}
        >
          {t('Scan a barcode')}
        </Button>
        <FileButton
          accept="image/*"
          resetRef={forget}
          onChange={(file) => {
            forget.current?.();
            if (file) onPhoto(file);
          }}
          inputProps={{ 'aria-label': t('Photo of a barcode') }}
        >
          {(props) => (
            <Button
              {...props}
              size="lg"
              variant="default"
              leftSection={<ImageIcon aria-hidden />}
              loading={isReading}
            >
              {t('Photo of a barcode')}
            </Button>
          )}
        </FileButton>
      </div>
      <form className={classes.digits} onSubmit={submit} noValidate aria-label={t('Search by barcode')}>
        <TextInput
          label={t('Or type the number')}
          placeholder="4006381333931"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(null);
          }}
        />
        <Button type="submit" variant="default">
          {t('Search')}
        </Button>
      </form>
    </div>
  );
};
