import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Profile } from '#shared/profile/schema.ts';
import { changeOf, type ProfileValues, profileValuesOf } from './profile-values.ts';
import { rebaseValues } from './rebase-values.ts';
import { keepDraft, readDraft } from './profile-draft.ts';

/** The fields to begin with: as saved, and on top what was typed before the page was loaded anew, as for a language. */
export const useFirstValues = (profile: Profile): ProfileValues => {
  const [first] = useState(() => {
    const saved = profileValuesOf(profile);
    const draft = readDraft(profile.id);
    return draft ? rebaseValues({ ...saved, ...draft.values }, { ...saved, ...draft.before }, saved) : saved;
  });
  return first;
};

/** Keeps what is not saved while the page goes, for the form that comes after it. */
export const useProfileDraft = (shown: RefObject<Profile>, valuesNow: () => ProfileValues): void => {
  const keep = useEffectEvent((): void => {
    const profile = shown.current;
    const values = valuesNow();
    const hasChanges = Object.keys(changeOf(values, profile)).length > 0;
    keepDraft(profile.id, hasChanges ? { values, before: profileValuesOf(profile) } : null);
  });
  // A page that comes back as it was has its form already.
  const forget = useEffectEvent((): void => keepDraft(shown.current.id, null));
  useEffect(() => {
    forget();
    const [hide, show] = [() => keep(), () => forget()];
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, []);
};
