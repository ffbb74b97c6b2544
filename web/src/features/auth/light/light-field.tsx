import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
  name: string;
}

/** Text field that looks like the Authenticator's. */
export const LightField = ({ label, ...input }: Props) => {
  const id = useId();
  return (
    <div className="amplify-field">
      <label className="amplify-label" htmlFor={id}>
        {label}
      </label>
      <div className="amplify-field-group">
        <input id={id} className="amplify-input" autoCapitalize="off" required {...input} />
      </div>
    </div>
  );
};
