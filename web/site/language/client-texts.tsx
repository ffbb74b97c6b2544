import { clientGerman } from './client-german.ts';
import { scriptJson } from '../script-json.ts';
import { useWords } from './page-language.ts';

/** Embeds the German texts of the page's script, keyed by the English text in its code. English pages embed none. */
export const ClientTexts = () =>
  useWords().language === 'en' ? null : (
    <script
      type="application/json"
      id="words"
      // oxlint-disable-next-line react/no-danger -- Escaped JSON, which browsers do not execute.
      dangerouslySetInnerHTML={{ __html: scriptJson(clientGerman) }}
    />
  );
