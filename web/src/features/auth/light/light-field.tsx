import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
  name: string;
  error?: string | null;
}

/** Text field that looks like the Authenticator's. */
export const LightField = ({ label, error = null, ...input }: Props) => {
  const id = useId();
  return (
    <div className="amplify-field">
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
      </div>
      {error !== null && (
        <p id={`${id}error`} className="amplify-field__error-message">
          {error}
        </p>
      )}
    </div>
  );
};
