import { t } from '#web/lib/language/translate.ts';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import classes from './password-field.module.css';

/** Password field with a button that reveals the password, by touch, mouse or keyboard. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': t('Show password') }}
    classNames={{ visibilityToggle: classes.eye ?? '' }}
    {...props}
  />
);
