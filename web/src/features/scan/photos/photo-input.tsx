import type { RefObject } from 'react';

interface Props {
  /** Opened by a button's `click()`. */
  input: RefObject<HTMLInputElement | null>;
  label: string;
  onChoose: (files: File[]) => void;
}

/** Hidden file input for several photos, opened by a button. */
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
      // Resets the input at once, so that the same file can be selected again.
      currentTarget.value = '';
      if (files.length > 0) onChoose(files);
    }}
  />
);
