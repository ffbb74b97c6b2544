import type { Ref } from 'react';

interface Props {
  /** For the button that opens the file picker. */
  ref: Ref<HTMLInputElement>;
  /** Accepted file types. */
  accept: string;
  /** Accessible name. */
  label: string;
  onChoose: (files: FileList | null) => void;
}

/** File input that a button opens. The same file can be selected again. */
export const HiddenFileInput = ({ ref, accept, label, onChoose }: Props) => (
  <input
    ref={ref}
    hidden
    type="file"
    accept={accept}
    aria-label={label}
    onChange={({ currentTarget }) => {
      onChoose(currentTarget.files);
      // Resets the input at once, so that the same file can be selected again.
      currentTarget.value = '';
    }}
  />
);
