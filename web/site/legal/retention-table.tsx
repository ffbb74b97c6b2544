import type { Language } from '#shared/language/languages.ts';
import { retentionListIn } from './retention-list.ts';
import { TextTable } from './text-table.tsx';

/** Retention table of the privacy page: what we store, why and for how long. */
export const RetentionTable = ({ language }: { language: Language }) => (
  <TextTable {...retentionListIn(language)} />
);
