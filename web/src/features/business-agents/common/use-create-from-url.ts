import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Begins something new where the address asks for it, as the search over the whole app does; the address forgets it
 * then, so that a reload does not begin it again.
 * @param what as the address calls it
 * @example useAskedForNew('lead', openDialog) // at /agents/sdr?new=lead
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
