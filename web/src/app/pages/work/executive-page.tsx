import { t } from '#web/lib/language/translate.ts';
import { ExecutiveView } from '#web/features/business-agents/executive/executive-view.tsx';
import { askConsent } from '../../ask-consent.tsx';
import { DocumentTitle } from '../../document-title.tsx';
import { ShellPage } from '../../shell/shell-page.tsx';

/** /agents/executive: the executive assistant. */
export const ExecutivePage = () => (
  <ShellPage tab="agents">
    <DocumentTitle page={t('Executive assistant')} />
    <ExecutiveView renderConsent={askConsent} />
  </ShellPage>
);
