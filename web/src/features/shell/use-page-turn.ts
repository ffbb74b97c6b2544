import { useEffect, useState } from 'react';

/** Whether a page was shown before; the app's first page follows its first frame and does not fade in. */
let hasPage = false;

/** Returns which of two animations fades the page with this title in; undefined for the app's first page. */
export const usePageTurn = (title: string): 'odd' | 'even' | undefined => {
  const [page, setPage] = useState({ title, turn: hasPage ? 1 : 0 });
  if (page.title !== title) setPage({ title, turn: page.turn + 1 });
  useEffect(() => {
    hasPage = true;
  }, []);
  if (page.turn === 0) return undefined;
  return page.turn % 2 === 1 ? 'odd' : 'even';
};
