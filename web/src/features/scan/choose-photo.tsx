import { Button, type ButtonProps } from '@mantine/core';
import ImageIcon from 'lucide-react/icons/image';
import { useRef } from 'react';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  onChoose: (file: File) => void;
}

/** A button that opens the device's photos. */
export const ChoosePhoto = ({ onChoose, ...look }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} leftSection={<ImageIcon aria-hidden />} onClick={() => input.current?.click()}>
        Choose a photo
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label="Photo of your meal"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Forgotten at once, so that the same file can be chosen again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
};
