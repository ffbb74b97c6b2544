import { RichText } from '#web/lib/language/rich-text.tsx';

/** Returns the part of a `RichText` that links to a page of another site. */
export const linkTo = (url: string) => (name: string) => (
  <a href={url} target="_blank" rel="noreferrer">
    {name}
  </a>
);

/** Names the source of a health statement and links to it. */
export const SourceLink = ({ source }: { source: { name: string; url: string } }) => (
  <RichText
    text="Source: <source>{name}</source>"
    values={{ name: source.name }}
    parts={{ source: linkTo(source.url) }}
  />
);
