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
  /** Tells which plan has 'everyone', where the person's plan lacks it. */
  lockedEveryone: ReactNode;
}

/** Who sees the meal. For everyone is a matter of the plan (decision D18); the server checks for itself. */
export const AudiencePicker = ({ value, onChange, lockedEveryone }: Props) => {
  const access = useAccess('social_sharing');
  if (access === 'open') {
    return (
      <ChoicePicker
        label={t('Who sees it')}
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
      <p className={classes.says}>{audienceNotes.friends}</p>
      {access === 'locked' && lockedEveryone}
    </div>
  );
};
