import * as z from 'zod';
import { languageNames } from '../language/languages.ts';

/** Language of the page with the form; English pages omit it. */
export const pageLanguage = z.enum(languageNames).optional();
