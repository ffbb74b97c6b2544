import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Opens a form when the URL asks for it, as the command palette does. The parameter is then removed, so that a reload
 * does not open it again.
 * @param what value of the query parameter
 * @example useCreateFromUrl('lead', openDialog) // at /agents/sdr?new=lead
 */
export const useCreateFromUrl = (what: string, begin: () => void): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = new URLSearchParams(search).get('new') === what;
  const beginNow = useEffectEvent(() => {
    void navigate(pathname, { replace: true });
    begin();
  });
  useEffect(() => {
    if (isAsked) beginNow();
  }, [isAsked]);
};
