import sizes from '../pictures/sizes.json' with { type: 'json' };

const files = import.meta.glob<string>('../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const fileOf = (name: string): { src: string; width: number; height: number } => {
  const src = files[`../pictures/${name}.webp`];
  const [width, height] = (sizes as Record<string, number[] | undefined>)[name] ?? [];
  if (src === undefined || width === undefined || height === undefined) {
    throw new Error(`There is no picture "${name}": test/pictures/main.ts takes them.`);
  }
  return { src, width, height };
};

/**
 * A part of the running app, by day or by night as the page is. The page's script fetches a picture shortly before it
 * comes into view, and no sooner: browsers fetch lazy ones in the first moments, which are the text's. Without a script
 * the browser's own way has to do.
 */
export const AppPicture = ({ name, alt }: { name: string; alt: string }) => (
  <>
    {(['day', 'night'] as const).map((time) => {
      const { src, width, height } = fileOf(`${name}-${time}`);
      return (
        <img key={time} className={time} data-src={src} width={width} height={height} alt={alt} data-later />
      );
    })}
    <noscript>
      {(['day', 'night'] as const).map((time) => (
        <img key={time} className={time} {...fileOf(`${name}-${time}`)} alt={alt} loading="lazy" />
      ))}
    </noscript>
  </>
);

export const pictureAddress = (name: string): string => fileOf(name).src;
