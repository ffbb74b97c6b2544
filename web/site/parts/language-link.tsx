import type { PublicPath } from '#shared/site/public-paths.ts';
import type { Language } from '#shared/language/languages.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { languages } from '#web/lib/language/language.ts';
import { useWords } from '../language/page-language.ts';

interface Props {
  path: PublicPath | null;
  className?: string | undefined;
}

/** Link to the same page in the other language, labeled in that language. */
export const LanguageLink = ({ path, className }: Props) => {
  const other: Language = useWords().language === 'en' ? 'de' : 'en';
  return (
    <a
      className={className}
      href={localizedPath(other, path ?? '/')}
      lang={other}
      hrefLang={other}
      data-language={other}
    >
      {languages[other]}
    </a>
  );
};
