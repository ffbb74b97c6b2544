import { BRAND } from '#shared/brand.ts';

/** Sets the browser tab's title while a page is shown. */
export const DocumentTitle = ({ page }: { page?: string }) => (
  <title>{page ? `${page} · ${BRAND}` : BRAND}</title>
);
