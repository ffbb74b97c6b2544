import type { ComponentType } from 'react';
import type { Language } from '#shared/language/languages.ts';
import { GermanPrivacyPage } from './de/privacy-page.tsx';
import { GermanTermsPage } from './de/terms-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';

interface LegalTexts {
  PrivacyPage: ComponentType;
  TermsPage: ComponentType;
}

/**
 * Legal texts by language. Each is written as a whole instead of assembled from translated sentences; the content is
 * the same.
 */
export const legalIn: Readonly<Record<Language, LegalTexts>> = {
  en: { PrivacyPage, TermsPage },
  de: { PrivacyPage: GermanPrivacyPage, TermsPage: GermanTermsPage },
};
