import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';

/** Native select field with helper text below, as in other fields. */
export const SelectField = (props: NativeSelectProps) => (
  <NativeSelect
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    rightSection={<ChevronDown aria-hidden />}
    rightSectionPointerEvents="none"
    {...props}
  />
);
