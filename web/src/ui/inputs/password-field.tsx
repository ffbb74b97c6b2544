import { t } from '#web/lib/language/translate.ts';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import classes from './password-field.module.css';

/** A password, hidden until its eye is pressed: by thumb, by mouse or by key. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': t('Show password') }}
    classNames={{ visibilityToggle: classes.eye ?? '' }}
    {...props}
  />
);
