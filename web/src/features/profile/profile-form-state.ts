import type { useForm } from '@mantine/form';
import type { ProfileValues } from './profile-values.ts';

/** Form state that the fields use, independent of the form's owner and validation. */
export type ProfileFormState = Pick<
  ReturnType<typeof useForm<ProfileValues>>,
  'values' | 'errors' | 'getValues' | 'setValues' | 'setFieldValue' | 'getInputProps' | 'clearErrors'
>;
