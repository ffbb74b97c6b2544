import { clientGerman } from './client-german.ts';
import { scriptJson } from '../script-json.ts';
import { useWords } from './page-language.ts';

/**
 * What the page's script says in the language of the page, by the English that stands in its code. English pages
 * carry none of it.
 */
export const ClientTexts = () =>
  useWords().language === 'en' ? null : (
    <script
      type="application/json"
      id="words"
      // Data, not code: browsers run nothing of it.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: scriptJson(clientGerman) }}
    />
  );
