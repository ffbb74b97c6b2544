import { Refusal } from '../http/stripe-error.ts';
import { checkoutPages } from './checkout-pages.ts';
import { invoicePage } from './invoice-page.ts';
import { messagePage, type PageAnswer } from './page.ts';
import { portalPages } from './portal-pages.ts';
import type { Desk, Visit } from './visit.ts';

const kinds = { c: checkoutPages, p: portalPages, i: invoicePage };
const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);

/** Serves a hosted page. A form is only accepted from the page that contained it. */
export const servePage = async (desk: Desk, visit: Visit): Promise<PageAnswer> => {
  const [kind = '', id = ''] = visit.path;
  if (visit.method === 'POST' && !desk.tokens.isOurs(id, visit.form['token'], visit.headers))
    return messagePage(403, 'This form cannot be submitted', 'Reopen the page and submit the form again.');
  try {
    const answer = isKind(kind) ? await kinds[kind](desk, visit) : undefined;
    return (
      answer ?? messagePage(404, 'There is nothing here', 'The URL is wrong, or the page no longer exists.')
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return messagePage(error.status, 'This did not work', error.body.message);
  }
};
