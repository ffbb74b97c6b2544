import { BRAND } from '#shared/brand.ts';

/** The title of the browser's tab while a page shows. */
export const DocumentTitle = ({ page }: { page?: string }) => (
  <title>{page ? `${page} · ${BRAND}` : BRAND}</title>
);
