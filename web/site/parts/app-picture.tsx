import type { Language } from '#shared/language/languages.ts';
import { useWords } from '../language/page-language.ts';
import sizes from '../pictures/sizes.json' with { type: 'json' };

const files = import.meta.glob<string>('../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * Returns the file name of a picture. Localized pictures have the language as a suffix; without one, the English
 * picture is used.
 */
const nameIn = (language: Language, name: string): string => {
  const other = `${name}-${language}`;
  return Object.hasOwn(sizes, other) ? other : name;
};

const fileOf = (name: string): { src: string; width: number; height: number } => {
  const src = files[`../pictures/${name}.webp`];
  const [width, height] = (sizes as Record<string, number[] | undefined>)[name] ?? [];
  if (src === undefined || width === undefined || height === undefined) {
    throw new Error(`There is no picture "${name}": test/pictures/main.ts takes them.`);
  }
  return { src, width, height };
};

/** Returns an empty picture of a size as a URL: it reserves the space until the real one is fetched. */
const placeholder = (width: number, height: number): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;

/**
 * Screenshot of the app in the page's theme. The page's script fetches it shortly before it scrolls into view, because
 * browsers fetch lazy images too early and delay the text. Without a script, the browser's lazy loading is used.
 */
export const AppPicture = ({ name, alt }: { name: string; alt: string }) => {
  const { language } = useWords();
  const shown = (time: string) => fileOf(nameIn(language, `${name}-${time}`));
  return (
    <>
      {(['day', 'night'] as const).map((time) => {
        const { src, width, height } = shown(time);
        return (
          <img
            key={time}
            className={time}
            src={placeholder(width, height)}
            data-src={src}
            width={width}
            height={height}
            alt={alt}
            data-later
          />
        );
      })}
      <noscript>
        {(['day', 'night'] as const).map((time) => (
          <img key={time} className={time} {...shown(time)} alt={alt} loading="lazy" />
        ))}
      </noscript>
    </>
  );
};

export const pictureAddress = (name: string): string => fileOf(name).src;
