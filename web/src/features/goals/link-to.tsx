/** Returns the part of a `RichText` that links to a page of another site. */
export const linkTo = (url: string) => (name: string) => (
  <a href={url} target="_blank" rel="noreferrer">
    {name}
  </a>
);
