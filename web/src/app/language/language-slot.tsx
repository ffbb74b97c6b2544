import { lazy, Suspense } from 'react';
import { useProfileLanguage } from './use-profile-language.ts';

const LanguageQuestion = lazy(async () =>
  (await import('./load-language-question.ts')).loadLanguageQuestion(),
);

/** Applies the account's language, and asks for it once if the account has none. */
export const LanguageSlot = ({ isShown }: { isShown: boolean }) => {
  const isAsked = useProfileLanguage();
  return isAsked && isShown ? (
    <Suspense>
      <LanguageQuestion />
    </Suspense>
  ) : null;
};
