import type { useForm } from '@mantine/form';
import type { ProfileValues } from './profile-values.ts';

/** What the fields read and change of a form, whoever it belongs to and however it checks. */
export type ProfileFormState = Pick<
  ReturnType<typeof useForm<ProfileValues>>,
  'values' | 'errors' | 'getValues' | 'setValues' | 'setFieldValue' | 'getInputProps'
>;
