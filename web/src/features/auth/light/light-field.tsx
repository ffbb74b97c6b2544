import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'className'> {
  label: string;
  name: string;
  error?: string | null;
  /** Additional class of the field. */
  className?: string;
  /** Shown in the field, after the text. */
  end?: ReactNode;
}

/** Text field that looks like the Authenticator's. */
export const LightField = ({ label, error = null, className = '', end, ...input }: Props) => {
  const id = useId();
  return (
    <div className={`amplify-field ${className}`}>
      <label className="amplify-label" htmlFor={id}>
        {label}
      </label>
      <div className="amplify-field-group">
        <input
          id={id}
          className={`amplify-input ${error === null ? '' : 'amplify-input--error'}`}
          autoCapitalize="off"
          required
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}error`}
          {...input}
        />
        {end}
      </div>
      {error !== null && (
        <p id={`${id}error`} className="amplify-field__error-message">
          {error}
        </p>
      )}
    </div>
  );
};
