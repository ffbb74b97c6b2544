import { t } from '#web/lib/language/translate.ts';
import { Button, Menu } from '@mantine/core';
import Camera from 'lucide-react/icons/camera';
import ImageIcon from 'lucide-react/icons/image';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import classes from './photo-strip.module.css';
import { PhotoInput } from './photo-input.tsx';

interface Props {
  /** Note in the menu on what adding a photo will undo. */
  note?: string | null;
  isOpening: boolean;
  onCamera: () => void;
  onFiles: (files: File[]) => void;
}

/** Button that adds another photo of the same meal, by camera or file. All photos are then analyzed together. */
export const AddPhoto = ({ note, isOpening, onCamera, onFiles }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.add}>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="subtle" leftSection={<ImagePlus aria-hidden />} loading={isOpening}>
            {t('Add another photo of this meal')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {note && <Menu.Label>{note}</Menu.Label>}
          <Menu.Item leftSection={<Camera aria-hidden />} onClick={onCamera}>
            {t('Take a photo')}
          </Menu.Item>
          <Menu.Item leftSection={<ImageIcon aria-hidden />} onClick={() => input.current?.click()}>
            {t('Choose photos')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <PhotoInput input={input} label={t('More photos of this meal')} onChoose={onFiles} />
    </div>
  );
};
