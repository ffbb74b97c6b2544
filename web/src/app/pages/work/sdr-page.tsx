import { t } from '#web/lib/language/translate.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SdrView } from '#web/features/business-agents/sdr/sdr-view.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { askConsent } from '../../ask-consent.tsx';
import { DocumentTitle } from '../../document-title.tsx';
import { ShellPage } from '../../shell/shell-page.tsx';

/**
 * /agents/sdr: the sales agent. `?lead=<id>` opens it for one lead; the parameter is then removed, so that the same
 * lead can be selected again.
 */
export const SdrPage = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <ShellPage tab="agents">
      <DocumentTitle page={t('Sales agent')} />
      <SdrView
        chosen={search.get('lead')}
        onChosen={() => void navigate(paths.sdr, { replace: true })}
        renderConsent={askConsent}
      />
    </ShellPage>
  );
};
