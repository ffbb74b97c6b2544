import type { ReactNode } from 'react';
import type { Language } from '#shared/language/languages.ts';
import { SUPPORT_EMAIL } from '#shared/site/company.ts';
import { Page, PageHeader, Prose } from '../parts/prose.tsx';

const lastUpdated: Record<Language, string> = {
  en: 'Last updated January 18, 2025',
  de: 'Stand: 18. Januar 2025',
};

interface Props {
  language: Language;
  title: string;
  lead: string;
  children: ReactNode;
}

/** Page with a legal text. */
export const LegalPage = ({ language, title, lead, children }: Props) => (
  <Page narrow>
    <PageHeader note={lastUpdated[language]} title={title} lead={lead} />
    <Prose>{children}</Prose>
  </Page>
);

/** Link that opens an email to support. */
export const SupportMail = () => <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>;
