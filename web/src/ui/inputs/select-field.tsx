import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';

/** A choice of many, with the list that the device itself offers. Helper text stands below, as under other fields. */
export const SelectField = (props: NativeSelectProps) => (
  <NativeSelect
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    rightSection={<ChevronDown aria-hidden />}
    rightSectionPointerEvents="none"
    {...props}
  />
);
