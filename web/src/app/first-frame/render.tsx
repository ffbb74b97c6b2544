import { renderToStaticMarkup } from 'react-dom/server';
import { FirstFrame } from './first-frame.tsx';
import { StartFailure } from './start-failure.tsx';

/** Returns the markup by the name of its template, in the language that `navigator` prefers. */
export const renderTemplates = (): Record<string, string> => ({
  dashboard: renderToStaticMarkup(<FirstFrame />),
  failure: renderToStaticMarkup(<StartFailure />),
});
