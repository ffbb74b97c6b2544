import { t } from '#web/lib/language/translate.ts';
import { useEffect, useState } from 'react';
import type { Strength } from './password-strength.ts';
import classes from './strength-meter.module.css';

/** Length that is recommended; shorter ones are allowed (decision D31). */
const RECOMMENDED = 12;

/** One text per strength, from 0 to 4. */
const ratings = [
  t('Very weak password.'),
  t('Weak password.'),
  t('Fair password.'),
  t('Good password.'),
  t('Strong password.'),
] as const;

/** Estimates a password's strength. The code for it is loaded with the first character; null until then. */
const useStrength = (password: string): Strength | null => {
  const [strength, setStrength] = useState<Strength | null>(null);
  useEffect(() => {
    if (password === '') return undefined;
    let isCurrent = true;
    const rate = async (): Promise<void> => {
      const { passwordStrength } = await import('./password-strength.ts');
      if (isCurrent) setStrength(passwordStrength(password));
    };
    // Without a connection there is no meter.
    rate().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return password === '' ? null : strength;
};

/** Shows how hard a new password is to guess, and recommends a longer one. */
export const StrengthMeter = ({ password }: { password: string }) => {
  const strength = useStrength(password);
  const isLong = password.length >= RECOMMENDED;
  return (
    <div className={classes.strength}>
      {strength !== null && (
        <div className={classes.bars} data-strength={strength} aria-hidden>
          {ratings.slice(1).map((name, step) => (
            <span key={name} data-filled={step < Math.max(strength, 1) || undefined} />
          ))}
        </div>
      )}
      <p className={classes.text} role="status">
        {strength !== null && (
          <span>
            {ratings[strength]}
            {isLong ? '' : ' '}
          </span>
        )}
        {!isLong && (
          <span>
            {t('We recommend {characters} or more characters, such as four random words.', {
              characters: RECOMMENDED,
            })}
          </span>
        )}
      </p>
    </div>
  );
};
