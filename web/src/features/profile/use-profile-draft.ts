import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Profile } from '#shared/profile/schema.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { changeOf, type ProfileValues, profileValuesOf } from './profile-values.ts';
import { rebaseValues } from './rebase-values.ts';
import { storeDraft, readDraft } from './profile-draft.ts';

/**
 * Returns the initial fields: the saved profile plus unsaved values from before a reload, such as for a language
 * change.
 */
export const useFirstValues = (profile: Profile): ProfileValues => {
  const [first] = useState(() => {
    const saved = profileValuesOf(profile);
    const draft = readDraft(profile.id);
    return draft ? rebaseValues({ ...saved, ...draft.values }, { ...saved, ...draft.before }, saved) : saved;
  });
  return first;
};

/** After signing out, the next user must not find the values. */
const isOwner = (id: string): boolean => {
  const { user, interrupted } = useSession.getState();
  return (user?.sub ?? interrupted) === id;
};

/** Stores unsaved values when the page unloads or the form is removed, for the form that opens next. */
export const useProfileDraft = (shown: RefObject<Profile>, valuesNow: () => ProfileValues): void => {
  const keep = useEffectEvent((): void => {
    const profile = shown.current;
    const values = valuesNow();
    const hasChanges = Object.keys(changeOf(values, profile)).length > 0;
    storeDraft(profile.id, hasChanges ? { values, before: profileValuesOf(profile) } : null);
  });
  const leave = useEffectEvent((): void => {
    if (isOwner(shown.current.id)) keep();
  });
  // A page restored from the back-forward cache still has its form.
  const forget = useEffectEvent((): void => storeDraft(shown.current.id, null));
  useEffect(() => {
    forget();
    const [hide, show] = [() => keep(), () => forget()];
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      leave();
    };
  }, []);
};
