import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import type { Audience } from '#shared/social/schema.ts';
import { useAccess } from '#web/features/billing/public.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { audienceLabels, audienceNotes } from './audience-labels.ts';
import classes from './audience-picker.module.css';

interface Props {
  value: Audience;
  onChange: (audience: Audience) => void;
  /** Shown if the user's plan does not include 'everyone': names the required plan. */
  lockedEveryone: ReactNode;
}

/** Picker for the audience of the meal. 'Everyone' depends on the plan (decision D18); the server enforces it. */
export const AudiencePicker = ({ value, onChange, lockedEveryone }: Props) => {
  const access = useAccess('social_sharing');
  if (access === 'open') {
    return (
      <ChoicePicker
        label={t('Visible to')}
        choices={(['friends', 'everyone'] as const).map((audience) => ({
          value: audience,
          label: audienceLabels[audience],
        }))}
        value={value}
        onChange={onChange}
        note={audienceNotes[value]}
      />
    );
  }
  return (
    <div className={classes.friends}>
      <p className="secondary">{audienceNotes.friends}</p>
      {access === 'locked' && lockedEveryone}
    </div>
  );
};
