import { t } from '#web/lib/language/translate.ts';
import { Button, type ButtonProps } from '@mantine/core';
import ImageIcon from 'lucide-react/icons/image';
import { useRef } from 'react';
import { PhotoInput } from './photo-input.tsx';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'loading'> {
  onChoose: (files: File[]) => void;
}

/** Button that opens the device's photo picker. */
export const ChoosePhoto = ({ onChoose, ...look }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} leftSection={<ImageIcon aria-hidden />} onClick={() => input.current?.click()}>
        {t('Choose photo')}
      </Button>
      <PhotoInput input={input} label={t('Photo of your meal')} onChoose={onChoose} />
    </>
  );
};
