import * as z from 'zod';
import { languageNames } from '../language/languages.ts';

/** The language of the page that a form stands on; English pages do not say theirs. */
export const pageLanguage = z.enum(languageNames).optional();
