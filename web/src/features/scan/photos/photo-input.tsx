import type { RefObject } from 'react';

interface Props {
  /** Opened by a button's `click()`. */
  input: RefObject<HTMLInputElement | null>;
  label: string;
  onChoose: (files: File[]) => void;
}

/** The device's own choice of photos, several at once. Hidden: a button opens it. */
export const PhotoInput = ({ input, label, onChoose }: Props) => (
  <input
    ref={input}
    hidden
    multiple
    type="file"
    accept="image/*"
    aria-label={label}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])];
      // Forgotten at once, so that the same file can be chosen again.
      currentTarget.value = '';
      if (files.length > 0) onChoose(files);
    }}
  />
);
